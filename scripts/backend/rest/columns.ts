import { notHere } from './answer.ts'

/** `email,"created_at"` as names; undefined for none or `*`, which mean all. Throws a refusal for anything more artful. */
export function columnsOf(list: string | undefined): string[] | undefined {
  if (list === undefined || list === '' || list === '*') return undefined
  return list.split(',').map((name) => {
    const [, plain, quoted] = /^(?:(\w+)|"([^"\\]+)")$/.exec(name) ?? []
    const column = plain ?? quoted
    if (column === undefined) throw notHere(`the column ${name}`)
    return column
  })
}
