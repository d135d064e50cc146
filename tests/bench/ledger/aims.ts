import { aimOf, type Aim } from '#tests/bench/aims'
import type { Rated } from '#tests/bench/ledger/rate'

const minShare = 50

/** Posting reaches this share of the rate of plain inserts at the same concurrency. */
export function shareOfPlain(rated: readonly Rated[]): Aim[] {
  return rated.flatMap(({ database, name, perSecond }) => {
    const plain = rated.find((one) => one.name === plainBeside(name))
    if (!plain) return []
    const share = Math.round((100 * perSecond) / plain.perSecond)
    const aim = `${database}: ${name}, share of the plain two-row insert`
    return aimOf(aim, share, ['≥', minShare], ' %')
  })
}

function plainBeside(name: string) {
  if (!name.startsWith('posting')) return null
  return name.includes('ten at once')
    ? 'plain two-row insert, ten at once'
    : 'plain two-row insert, one after another'
}
