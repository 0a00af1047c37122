import { headerRules, headersFor, patternOf } from '../../src/generator/render/headers.ts'

/**
 * The table of headers as a Caddyfile (https://caddyserver.com/docs/caddyfile/directives/header).
 * @param base the base path of the site.
 */
export function renderCaddy(base: string): string {
  const rules = headerRules.map((rule, index) => ({
    name: `@rule${index}`,
    path: patternOf(rule, base),
    // Of the rules that match, the last one counts: each leaves out the paths of those after it.
    except: headerRules.slice(index + 1).map((later) => patternOf(later, base)),
    headers: headersFor(rule.under + (rule.ending ?? '')),
  }))
  return `# Made by \`npm run hosts\` from src/generator/render/headers.ts. Takes the address and the folder from the environment:
#   SITE_ADDRESS=www.example SITE_ROOT=/srv/www caddy run --config Caddyfile --adapter caddyfile
{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/www}
	encode gzip
	# Not in the list of types that Caddy brings.
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@markdown path *.md
	header @markdown Content-Type "text/markdown; charset=utf-8"
${rules.map(ruleOf).join('')}	file_server
	handle_errors {
		@lost expression \`{http.error.status_code} == 404\`
		rewrite @lost ${base}404.html
		header {
${linesOf(headersFor('/'), '\t\t\t')}
		}
		file_server
	}
}
`
}

interface Rule {
  name: string
  path: string
  except: string[]
  headers: Record<string, string>
}

/** Set when the answer is sent: so the mark "no-transform" does not stop Caddy itself from compressing, nor do errors get them. */
function ruleOf({ name, path, except, headers }: Rule): string {
  const excepted = except.length > 0 ? `\n\t\tnot path ${except.join(' ')}` : ''
  return `	${name} {
		path ${path}${excepted}
	}
	header ${name} {
${linesOf(headers, '\t\t')}
		defer
	}
`
}

function linesOf(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n')
}
