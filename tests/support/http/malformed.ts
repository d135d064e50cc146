import { gzipSync } from 'node:zlib'

/** Headers of a page's script, so that what is not found comes without its HTML. */
export const ofPage = { 'X-Inertia': 'true', 'X-Inertia-Version': '1' }

/** Parts of a path that no link of ours has. */
export const wrongParameters = ['%00', '%FF%FE', "..%2f..%2fetc%2fpasswd'", '-1', 'x'.repeat(3000)]

/** Values that no form of ours sends. */
const wrongValues: readonly unknown[] = [
  null,
  'word',
  '\u0000',
  '👩‍👩‍👧‍👦\uD800',
  -1e300,
  true,
  [],
  [['x'], null],
  { toString: 1, valueOf: 1 },
  { day: 31, month: 2, year: -1, id: '\u0000', status: [] },
]

/** Values of one field, in a form that is filled in as it should be: none, no end of words, the id of nothing. */
export const wrongFields: readonly unknown[] = [
  undefined,
  'Long enough,\u0000 with a character that no database takes',
  'Long enough \uD800',
  'x'.repeat(120_000),
  '01900000-0000-7000-9111-ffffffffffff',
  { toString: 1, valueOf: 1 },
  [['x'], null],
  9e15,
]

/** Queries in which every name has a wrong value, and some that cannot be read at all. */
export function wrongQueries(names: readonly string[]) {
  const values = ['%00', '%FF', '-1', "1e999'"]
  return [
    ...values.map((value) => names.map((name) => `${name}=${value}`).join('&')),
    names.map((name) => `${name}[]=1&${name}[]=2`).join('&'),
    names.map((name) => `${name}[toString]=1&${name}[__proto__][b]=2`).join('&'),
    `%&&=&[]=1&=x&a${'[a]'.repeat(500)}=1`,
  ]
}

type Body = Readonly<{ type: string; body: string | Buffer; encoding?: string }>

/** Forms in which every name has a wrong value. */
export function wrongForms(names: readonly string[]): Body[] {
  return wrongValues.map((value) => {
    const fields = Object.fromEntries(names.map((name) => [name, value]))
    return { type: 'application/json', body: JSON.stringify(fields) }
  })
}

/** Bodies that are not what their type says. */
export const unreadableBodies: readonly Body[] = [
  { type: 'application/json', body: '{"email":' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '[[]]' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}' },
  { type: 'application/json', body: '['.repeat(20_000) },
  { type: 'application/json', body: 'junk', encoding: 'gzip' },
  { type: 'application/json', body: gzipSync('{"a":').subarray(0, 12), encoding: 'gzip' },
  { type: 'application/json', body: '{}', encoding: 'zstd-9' },
  { type: 'application/json; charset=utf-99', body: '{}' },
  { type: 'application/x-www-form-urlencoded', body: '%&%FF=%00&a[b=1&=&[]=2' },
  { type: 'multipart/form-data', body: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disposition: form-data; na' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n\u0000\r\n--x--\r\n' },
  { type: 'message/rfc822', body: Buffer.from([0, 255, 13, 10]) },
  { type: 'text/plain', body: 'words' },
  { type: '/', body: '{}' },
]
