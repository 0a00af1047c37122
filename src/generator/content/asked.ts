/** Questions that a body asks of the rest of the content: each is a function from a text to a plain value. */
export type Answers = Readonly<Record<string, (argument: string) => unknown>>

/** What was asked, and the answers as JSON: as long as these stay the same, so does the body. */
export type Asked = [question: string, argument: string, answer: string][]

/** Gives the same functions, and the list in which they note each question that they are asked. */
export function noting<A extends Answers>(answers: A): { answers: A; asked: Asked } {
  const asked: Asked = []
  const entries = Object.entries(answers).map(([question, answer]) => {
    const noted = (argument: string): unknown => {
      const given = answer(argument)
      asked.push([question, argument, asJson(given)])
      return given
    }
    return [question, noted] as const
  })
  // The same keys with the same functions, as far as anybody can tell who calls them.
  return { answers: Object.fromEntries(entries) as A, asked }
}

/** Whether every question would be answered as it was. */
export function isAnsweredAlike(asked: Asked, answers: Answers): boolean {
  return asked.every(([question, argument, answer]) => asJson(answers[question]?.(argument)) === answer)
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
