import type { Aim } from '#tests/bench/aims'
import type { Rated } from '#tests/bench/ledger/rate'

const leastShare = 50

/** Postings keep this share of the plain inserts that ran in turns with them, as many at once. */
export function shareOfPlain(rated: readonly Rated[]): Aim[] {
  return rated.flatMap(({ database, name, perSecond }) => {
    const plain = rated.find((one) => one.name === plainBeside(name))
    if (!plain) return []
    const share = Math.round((100 * perSecond) / plain.perSecond)
    return {
      aim: `${database}: ${name}, share of the plain two-row insert`,
      wanted: `≥ ${leastShare} %`,
      found: `${share} %`,
      reached: share >= leastShare,
    }
  })
}

function plainBeside(name: string) {
  if (!name.startsWith('posting')) return null
  return name.includes('ten at once')
    ? 'plain two-row insert, ten at once'
    : 'plain two-row insert, one after another'
}
