import type { Page } from 'playwright'

/** Any function whose text can be sent. */
type Helper = (...values: never[]) => unknown

/**
 * Runs `main` inside a page. Only the text of a function gets there: what it calls of its own file comes along as `helpers`,
 * by the names they have here. Argument and result are values of JSON.
 */
export function inPage<Argument, Result>(
  page: Page,
  main: (argument: Argument) => Result,
  { helpers = [], argument }: { helpers?: Helper[]; argument?: Argument } = {},
): Promise<Result> {
  const given = argument === undefined ? '' : JSON.stringify(argument)
  return page.evaluate<Result>(`(() => { ${helpers.map(String).join('\n')}\nreturn (${String(main)})(${given}) })()`)
}
