import type { Counts } from '#core/admin/sources/source'

/** What a source costs: refunds and disputes of buyers, bans of those who signed up; 0 to 1. */
export type Troubles = Readonly<{
  refunds: number | null
  disputes: number | null
  bans: number | null
}>

/** Shares beyond which a source brings trouble. Rule: docs/product/back-office.md, Sources. */
export const troubleLimits = { refunds: 0.1, disputes: 0.01, bans: 0.05 } as const
export type Trouble = keyof typeof troubleLimits
export const troubles = Object.keys(troubleLimits) as Trouble[]

/** With fewer buyers, or sign-ups, chance alone decides. */
const fewest = 20

/** The shares of a source; null of nobody. */
export function troublesOf({
  bans,
  buyers,
  disputes,
  refunds,
  sign_ups: signUps,
}: Counts): Troubles {
  return {
    refunds: shareOf(refunds, buyers),
    disputes: shareOf(disputes, buyers),
    bans: shareOf(bans, signUps),
  }
}

/**
 * What is beyond its limit: refunds 10 % and disputes 1 % of at least 20 buyers, bans 5 % of at least
 * 20 sign-ups. Rule: docs/product/back-office.md, Sources.
 */
export function troubleOf(counts: Counts): readonly Trouble[] {
  const shares = troublesOf(counts)
  return troubles.filter((trouble) => {
    const people = trouble === 'bans' ? counts.sign_ups : counts.buyers
    return people >= fewest && (shares[trouble] ?? 0) > troubleLimits[trouble]
  })
}

export function shareOf(part: number, whole: number) {
  return whole === 0 ? null : part / whole
}

/** The quantile of a normal distribution for 95 %. */
const z = 1.96

/**
 * The interval in which the true share of a whole lies with 95 % confidence (Wilson); null of nobody.
 * Variants whose intervals do not meet differ. Rule: docs/product/back-office.md, Sources.
 */
export function intervalOf(
  part: number,
  whole: number
): Readonly<{ low: number; high: number }> | null {
  if (whole === 0) return null
  const share = Math.min(1, part / whole)
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))
  const middle = share + (z * z) / (2 * whole)
  const scale = 1 + (z * z) / whole
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  }
}
