import { defineCheck, sizeOf } from '../../generator/define/index.ts'
import { papersFile } from './papers.ts'

/** What papers.json states of a paper is what its file holds; a file that is absent is found with all other links. */
export const papersMatchFiles = defineCheck({
  uses: { papers: papersFile },
  check: ({ papers: { papers: all } }, at, { publicFile }) =>
    all.flatMap(({ url, pages, fileSize }, index) => {
      const file = publicFile(url)
      if (!file) return []
      const size = sizeOf(file.bytes)
      const problem = (key: string, message: string) => at(papersFile, ['papers', index, key], message)
      return [
        ...(file.pdfPages === undefined
          ? [
              problem(
                'url',
                `url is "${url}", a file whose pages cannot be counted. Make it again with npm run tools -- papers.`,
              ),
            ]
          : file.pdfPages === pages
            ? []
            : [
                problem(
                  'pages',
                  `pages is ${pages}, but ${url} has ${file.pdfPages}. Write ${file.pdfPages}, or change the file.`,
                ),
              ]),
        ...(fileSize === size
          ? []
          : [
              problem(
                'fileSize',
                `fileSize is "${fileSize}", but ${url} has ${size}. Write "${size}", or change the file.`,
              ),
            ]),
      ]
    }),
})
