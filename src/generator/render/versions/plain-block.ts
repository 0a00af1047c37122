import type { BlockData, BlockName } from '../../../site/schemas/blocks.ts'
import type { SiteSettings } from '../../../site/schemas/site.ts'

/** A part of a block as any reader can show it. */
export type Plain =
  /** Where the page has a heading, too: of the level that the block's place asks for. */
  | { kind: 'heading'; text: string }
  | { kind: 'title'; text: string }
  /** With `hasCode`, code may stand between backticks, here and in the items of a list. */
  | { kind: 'text'; text: string; hasCode?: boolean }
  | { kind: 'list'; items: string[]; hasCode?: boolean }
  | { kind: 'links'; items: { text: string; address: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

type Labels = SiteSettings['blocks']

export const plain: { [N in BlockName]: (data: BlockData[N], labels: Labels) => Plain[] } = {
  'role-cards': (data, labels) =>
    data.flatMap(({ title, capabilities, asks }) => [
      headed(title),
      ...listed(labels.capabilities, capabilities),
      ...listed(labels.asks, asks),
    ]),
  'engagement-modes': points,
  'live-tracks': (data, labels) =>
    data.flatMap(({ title, deliverables, outcome, metrics }, index) => [
      headed(`${index + 1}. ${title}`),
      ...listed(labels.deliverables, deliverables, { hasCode: true }),
      said(`${labels.outcome}: ${outcome}`),
      ...listed(labels.metrics, metrics),
    ]),
  programs: (data, labels) =>
    data.flatMap(({ letter, title, workingGroups, deliverables }) => [
      headed(`${letter}: ${title}`),
      ...listed(labels.workingGroups, workingGroups),
      ...listed(labels.deliverables, deliverables),
    ]),
  'kpi-columns': (data) => data.flatMap(({ title, items }) => [headed(title), { kind: 'list', items }]),
  'roadmap-phases': (data, labels) =>
    data.flatMap(({ year, title, metrics }) => [headed(`${year}: ${title}`), ...listed(labels.exitCriteria, metrics)]),
  'deliverables-and-risks': (data, labels) =>
    data.flatMap(({ year, deliverables, risks }) => [
      headed(year),
      ...listed(labels.deliverables, deliverables, { hasCode: true }),
      ...listed(labels.risks, risks, { hasCode: true }),
    ]),
  checklist: (data) => points(data.map((step, index) => ({ ...step, title: `${index + 1}. ${step.title}` }))),
  'adoption-path': (data, labels) =>
    data.flatMap(({ stage, description, moveOn }, index) => [
      titled(`${index + 1}. ${stage}`),
      said(description),
      said(`${labels.moveOn}: ${moveOn}`),
    ]),
  notes: points,
  targets: (data, labels) => [
    {
      kind: 'table',
      head: [labels.measure, labels.target, labels.note],
      rows: data.map(({ measure, target, note = '' }) => [measure, target, note]),
    },
  ],
  'drawn-steps': (data) => data.flatMap(({ title, description }) => [headed(title), said(description)]),
  schedule: (data) => data.flatMap(({ time, title, description }) => [titled(`${time} ${title}`), said(description)]),
  controls: (data, labels) => [
    { kind: 'list', items: data.map(({ title, verdict }) => `${title}: ${labels[verdict]}`) },
  ],
  layers: (data, labels) =>
    data.flatMap(({ title, question, artefact, handsOver }) => [
      titled(title),
      said(question),
      said(`${labels.artefact}: ${artefact}`),
      ...(handsOver ? [said(`${labels.handsOver}: ${handsOver}`)] : []),
    ]),
  coverage: (data, labels) => {
    const layers = Object.keys(labels.layers) as (keyof Labels['layers'])[]
    return [
      {
        kind: 'table',
        head: [labels.covers, ...layers.map((layer) => labels.layers[layer])],
        rows: data.map(({ title, main, part }) => [
          title,
          ...layers.map((layer) => (main.includes(layer) ? labels.main : part.includes(layer) ? labels.part : '')),
        ]),
      },
    ]
  },
  actions: (data) => [{ kind: 'links', items: data.map(({ label, href }) => ({ text: label, address: href })) }],
}

function points(data: { title: string; description: string }[]): Plain[] {
  return data.flatMap(({ title, description }) => [titled(title), { kind: 'text', text: description, hasCode: true }])
}

function headed(text: string): Plain {
  return { kind: 'heading', text }
}

function titled(text: string): Plain {
  return { kind: 'title', text }
}

function said(text: string): Plain {
  return { kind: 'text', text }
}

function listed(label: string, items: string[], { hasCode = false } = {}): Plain[] {
  return [said(`${label}:`), { kind: 'list', items, hasCode }]
}
