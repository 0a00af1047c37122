/** An article as a writer would put it into content/blog/. @param more lines of its front matter. */
export function article(title: string, more: string, body = 'Text.'): string {
  return `---\ntitle: '${title}'\ndescription: 'About ${title}.'\ncategory: Vision\n${more}\n---\n\n${body}\n`
}

/** `count` articles, each dated one day after the one before, from 2019-01-02 on. */
export function articles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/blog/numbered-${index + 1}.md`,
      article(`Numbered ${index + 1}`, `date: ${new Date(Date.UTC(2019, 0, 2 + index)).toISOString().slice(0, 10)}`),
    ]),
  )
}

export const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACEAAAAUAQMAAAA5ncYyAAAAA1BMVEUAAIBKwr76AAAADElEQVQI12NgGBgAAAB4AAHa7aJXAAAAAElFTkSuQmCC',
    'base64',
  ),
)
