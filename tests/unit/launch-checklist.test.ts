import { expect, test } from 'vitest'
import { launchItemsOf } from '../../src/generator/content/launch.ts'
import { toTree } from '../../src/generator/content/source.ts'

const text = `---
description: Write to a@b.example
placeholder: template
---

See https://c.example/d.

placeholder: sample
`

test.each([
  ['content/blog/x.md', text, ['2 example', '3 template', '6 example']],
  ['content/data/x.json', '[{ "placeholder": "sample" },\n{"placeholder":"proposal"', ['1 sample', '2 proposal']],
  ['content/data/x.json', '{ "unverified": true, "reviewed": "2025-12-01" }', ['1 unverified', '1 review']],
  ['content/data/x.json', '{ "placeholder":\n  "sample", "unverified" :\ttrue }', ['1 sample', '2 unverified']],
  ['content/pages/x.md', "---\nplaceholder : 'sample'\n---\n", ['2 sample']],
  ['a.json', '{"a": "a placeholder: sample; updated: 2027-01-01", "unverified": false, "reviewed": "2025-12-02" }', []],
  ['content/data/x.json', '{ "date": "2026-11-01" },\n{ "date": "2026-11-02" }', ['2 future']],
  ['content/blog/x.md', '---\ndate: 2027-01-01\nupdated: 2027-01-02\n---\n\nupdated: 2027-01-02', ['3 future']],
  ['content/data/x.json', '"such as a@b.example.\nor such as that: a@b.example"', ['2 example']],
  ['content/README.md', 'placeholder: sample', []],
])('%s with %j', (path, content, items) => {
  const bytes = Buffer.from(content)
  const found = launchItemsOf(toTree([{ path, size: bytes.length, read: () => bytes }]), {
    today: '2026-01-01',
    lastDay: '2026-11-01',
  })
  expect(found.map(({ kind, line }) => `${line} ${kind}`)).toEqual(items)
})
