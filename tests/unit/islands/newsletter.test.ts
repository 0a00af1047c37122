import { expect, test } from 'vitest'
import { isTooLong, looksIncomplete, normalise } from '../../../src/site/islands/newsletter/widget.tsx'

test('an address is sent as it is stored', () => {
  expect(normalise(' \u00a0Ada.Lovelace+News@EXAMPLE.com\n')).toBe('ada.lovelace+news@example.com')
  expect(normalise('c@Bücher.de')).toBe('c@xn--bcher-kva.de')
  expect(normalise('ä@1.2')).toBe('ä@1.2')
})

test('an address looks incomplete once it has an @ without a name, a dot and a top-level domain after it', () => {
  expect(['a@b', ' A@b ', 'a@b.', 'a@.c', 'a@b.c', 'a@'].filter((address) => !looksIncomplete(address))).toEqual([])
  expect(['', ' ', 'a', '@', 'a@b.co', ' Ada@x.y.example '].filter(looksIncomplete)).toEqual([])
})

const long = (name: number, whole: number): string => `${'a'.repeat(name)}@`.padEnd(whole, 'b')

test('an address is as long as the database takes it', () => {
  expect([long(64, 254), long(65, 80), long(1, 255)].map(isTooLong)).toEqual([false, true, true])
})
