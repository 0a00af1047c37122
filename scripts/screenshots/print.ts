import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { nameOf, visit, type Session } from './session.ts'

/**
 * Prints the first article and the first legal page, each as a PDF and, where poppler is installed, as a picture of every
 * sheet. @returns how many PDFs were made.
 */
export async function print({ browser, url, pages, folder }: Session): Promise<number> {
  const printed = [/^\/blog\/./, /^\/legal\//].flatMap((kind) => pages.find(({ path }) => kind.test(path)) ?? [])
  const page = await browser.newPage()
  for (const one of printed) {
    await visit(page, one, url)
    const pdf = join(folder, `${nameOf(one)}-print.pdf`)
    await page.pdf({ path: pdf, format: 'A4', preferCSSPageSize: true })
    spawnSync('pdftoppm', ['-r', '80', '-png', pdf, pdf.replace(/\.pdf$/, '')])
  }
  await page.close()
  return printed.length
}
