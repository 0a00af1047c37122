import { told } from '../world.ts'
import { ada, type Case } from './case.ts'

function insert(name: string, email: unknown, comes: string, given?: string[]): Case {
  return {
    name: `insert ${name}`,
    ...(given ? { given } : {}),
    act: async (world) => told(await world.client.from('subscribers').insert({ email })),
    comes,
  }
}

const refusedForm = '400 23514 subscribers_email_normalised; '
const refusedShape = '400 23514 subscribers_email_shape; '
const refusedLength = '400 23514 subscribers_email_length; '

/** Of so many octets, 64 of them before the @, no label of the domain longer than 63. */
function addressOf(octets: number): string {
  const label = 'd'.repeat(63)
  return `${'a'.repeat(64)}@${label}.${label}.${'d'.repeat(octets - 65 - 128 - 3)}.de`
}

const long = addressOf(254)

/** What is taken for an address. */
export const addresses: Case[] = [
  insert('an address', ada, `201; ${ada}`),
  insert('the same again', ada, `409 23505 subscribers_email_unique; ${ada}`, [ada]),
  insert(
    'the same in other case and spacing, as the form sends it',
    '  ADA@Example.COM '.trim().toLowerCase(),
    `409 23505 subscribers_email_unique; ${ada}`,
    [ada],
  ),
  insert('another', 'bob@example.com', `201; ${ada} bob@example.com`, [ada]),
  insert('upper case', 'ADA@Example.COM', refusedForm),
  insert('a space before', ' ada@example.com', refusedForm),
  insert('a space after', 'ada@example.com ', refusedForm),
  insert('upper case beyond ASCII, the same in every locale', 'Ö@example.com', refusedShape),
  insert('a newline at the end', 'ada@example.com\n', refusedShape),
  insert('a no-break space', 'ada@example.com\u00a0', refusedShape),
  insert('no dot in the domain', 'ada@localhost', refusedShape),
  insert('a dot that ends the domain', 'ada@example.com.', refusedShape),
  insert('no @', 'ada.example.com', refusedShape),
  insert('two @', 'ada@ada@example.com', refusedShape),
  insert('nothing before the @', '@example.com', refusedShape),
  insert('something before the address', 'to: ada@example.com', refusedShape),
  insert('something after the address', 'ada@example.com, bob', refusedShape),
  insert('letters beyond ASCII', 'jörg@example.com', refusedShape),
  insert('a domain beyond ASCII', 'ada@münchen.de', refusedShape),
  insert('a label that starts with a hyphen', 'ada@-example.com', refusedShape),
  insert('a label that ends with a hyphen', 'ada@example-.com', refusedShape),
  insert('a later label that starts with a hyphen', 'ada@example.-com', refusedShape),
  insert('a label of 63', `ada@${'d'.repeat(63)}.de`, `201; ada@${'d'.repeat(63)}.de`),
  insert('a label of 64', `ada@${'d'.repeat(64)}.de`, refusedShape),
  insert('a later label of 64', `ada@example.${'d'.repeat(64)}`, refusedShape),
  insert('SQL', "x'); drop table subscribers; --@example.com", refusedShape),
  insert('a quote and hyphens', "o'brien--x@example.com", "201; o'brien--x@example.com"),
  insert('an encoded domain', 'a@xn--mnchen-3ya.de', '201; a@xn--mnchen-3ya.de'),
  insert('every sign that is allowed', "a.!#$%&'*+/=?^_`{|}~-1@b-2.c3", "201; a.!#$%&'*+/=?^_`{|}~-1@b-2.c3"),
  insert('nothing', '', refusedLength),
  insert('5 octets', 'a@b.c', refusedLength),
  insert('6 octets', 'a@b.cd', '201; a@b.cd'),
  insert('254 octets', long, `201; ${long}`),
  insert('255 octets', addressOf(255), refusedLength),
  insert('a local part of 65 octets', `${'a'.repeat(65)}@example.com`, refusedLength),
  insert('3 letters of two octets each', 'ööö', refusedShape),
  insert('33 letters of two octets each', `${'ö'.repeat(33)}@example.com`, refusedLength),
  insert('10 kB', `${'a'.repeat(10_000)}@example.com`, refusedLength),
  insert('900 kB', `ada@${'a.'.repeat(450_000)}de`, refusedLength),
  insert('NUL', 'a\0da@example.com', '400 22P05; '),
  insert('null', null, '400 23502; '),
  insert('a number', 12, refusedLength),
  insert('an object', { a: ada }, refusedShape),
]
