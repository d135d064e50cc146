import { folded } from '#core/folded'

/** Letters of Latin names that are compared without their accents, with what they are compared as. */
const letters = [...between(0xc0, 0x17f), ...between(0x218, 0x21b)].flatMap((letter) => {
  const plain = folded(letter)
  return /^[a-z]+$/.test(plain) ? [[letter, plain] as const] : []
})

/**
 * SQL for a name without case and accents, the same on both databases, so that an index can hold it:
 * `lower` of SQLite knows no other letters than those of English.
 */
export function foldedName(sql: string): string {
  const plain = letters.reduce((name, [letter, base]) => {
    return `replace(${name}, '${letter}', '${base}')`
  }, sql)
  return `lower(${plain})`
}

/** SQL, with its values, for profiles that have this whole name, in any case and with or without accents. */
export function isCalled(name: string) {
  const sql = `${foldedName('profiles.name')} = ${foldedName(':name')}`
  return { sql, values: { name: name.trim().normalize('NFC') } }
}

function between(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
}
