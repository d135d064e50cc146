import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { dayOf, type FigureKind } from '#core/admin/figures/figure'
import { randomFrom, type Random } from '#database/demo/random'
import { insertAll } from '#database/insert_all'

const days = 366
const weeksFollowed = 12

/** Revenue of a sign-up in minor units, by currency and method: a share of what the day brings. */
const money: Readonly<Record<string, number>> = {
  'EUR ideal': 420,
  'EUR paypal': 150,
  'EUR creditcard': 190,
  'EUR sdd': 90,
  'GBP creditcard': 160,
  'GBP paypal': 70,
}

const countries: Readonly<Record<string, number>> = {
  NL: 0.34,
  BE: 0.14,
  DE: 0.2,
  FR: 0.12,
  ES: 0.07,
  IT: 0.06,
  PL: 0.04,
  GB: 0.03,
}

/**
 * A year of figures for the dashboard of the demo: it grows, weekends and the first weeks of January
 * are busier. The job that counts replaces those of the last two days.
 */
export async function insertFigures(
  client: TransactionClientContract,
  siteId: string,
  now: DateTime
) {
  const random = randomFrom(80_000)
  const rows = Array.from({ length: days }, (_, index) => {
    const day = now.startOf('day').minus({ days: days - 1 - index })
    return figuresOf(day, index / days, random).map((figure) => ({ site_id: siteId, ...figure }))
  })
  await insertAll(client, 'daily_figures', rows.flat())
}

type Figure = Readonly<{ day: string; kind: FigureKind; part: string; value: number }>

/** `grown`: how much of the year has passed, from 0 to 1. */
function figuresOf(at: DateTime, grown: number, random: Random): Figure[] {
  const day = dayOf(at)
  const season = (at.weekday >= 6 ? 1.25 : 1) * (at.month === 1 ? 1.4 : 1)
  const varied = (value: number) => Math.round(value * (0.85 + random.below(31) / 100))
  const signUps = varied((60 + 120 * grown) * season)
  const members = Math.round(4000 + 20_000 * grown ** 1.5)
  const active = varied(members * 0.22 * season)
  const counts: Partial<Record<FigureKind, number>> = {
    signed_up: signUps,
    confirmed: varied(signUps * 0.7),
    first_messages: varied(signUps * 0.32),
    first_purchases: varied(signUps * 0.11),
    messages: varied(active * 3.1),
    matches: varied(active * 0.12),
    active,
  }
  const plain = Object.entries(counts).map(([kind, value]) => {
    return { day, kind: kind as FigureKind, part: '', value }
  })
  return [
    ...plain,
    ...Object.entries(money).flatMap(([part, share]) => {
      const revenue = varied(signUps * share)
      const refunds = random.chance(0.3) ? varied(revenue * 0.06) : 0
      return [
        { day, kind: 'revenue' as const, part, value: revenue },
        { day, kind: 'refunds' as const, part, value: refunds },
      ]
    }),
    ...Object.entries(countries).map(([part, share]) => {
      return { day, kind: 'members' as const, part, value: Math.round(members * share) }
    }),
    ...retentionOf(at, random),
  ]
}

/** Who joined in each of the last weeks, and who of them is still active. */
function retentionOf(at: DateTime, random: Random): Figure[] {
  const day = dayOf(at)
  if (at.weekday !== 1) return []
  return Array.from({ length: weeksFollowed }, (_, index) => {
    const week = dayOf(at.startOf('week').minus({ weeks: index }))
    const joined = 700 + random.below(300)
    const stayed = Math.round(joined * (0.25 + 0.6 / (index + 1)))
    return [
      { day, kind: 'joined' as const, part: week, value: joined },
      { day, kind: 'stayed' as const, part: week, value: stayed },
    ]
  }).flat()
}
