import { z } from 'zod'
import { parseJsonOrUndefined } from './outdated-outputs.ts'
import type { Tree } from './source.ts'

const cardText = z.object({ title: z.string(), label: z.string(), description: z.string() })

export type CardText = z.infer<typeof cardText>

/** The cards that were generated into public/, with what they show, by their address: "/social/docs.png". */
export type RecordedCards = ReadonlyMap<string, CardText>

export const cardRecordFile = 'content/social.lock.json'

export function parseSocialCards(tree: Tree): RecordedCards {
  const record = parseJsonOrUndefined(tree.content.get(cardRecordFile)?.read())
  const cards = z.record(z.string(), cardText).safeParse(record)
  return new Map(Object.entries(cards.data ?? {}).filter(([path]) => tree.public.has(path)))
}
