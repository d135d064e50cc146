import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { noCounts, type Counts, type Source } from '#core/admin/sources/source'
import { demoId } from '#database/demo/ids'
import { randomFrom, type Random } from '#database/demo/random'
import { insertAll } from '#database/insert_all'

const days = 366

type Channel = Readonly<{
  source: Partial<Source>
  /** Visits on a day of the end of the year. */
  visits: number
  /** Shares: sign-ups of visits, activated and bans of sign-ups, buyers of activated, refunds and disputes of buyers. */
  signUps: number
  activated: number
  buyers: number
  refunds: number
  disputes: number
  bans: number
}>

const kwanko = { signUps: 0.08, refunds: 0.03, disputes: 0.002, bans: 0.012 }
const adcell = { signUps: 0.07, refunds: 0.048, disputes: 0.002, bans: 0.02 }
const direct = { signUps: 0.12, refunds: 0.014, disputes: 0.001, bans: 0.004 }

/** The channels that the demo buys visitors from: one of them sends what nobody wants. */
const channels: readonly Channel[] = [
  {
    ...kwanko,
    source: { network: 'Kwanko', ref: 'nl-spring', sub1: '1203', lander: 'collagelanding' },
    visits: 560,
    activated: 0.72,
    buyers: 0.13,
  },
  {
    ...kwanko,
    source: {
      network: 'Kwanko',
      ref: 'nl-spring',
      sub1: '1877',
      lander: 'collagelanding',
      variant: 'night',
    },
    visits: 540,
    activated: 0.78,
    buyers: 0.14,
  },
  {
    ...kwanko,
    source: { network: 'Kwanko', ref: 'fr-question', sub1: '1203', lander: 'iconslanding' },
    visits: 610,
    activated: 0.68,
    buyers: 0.11,
  },
  {
    ...adcell,
    source: { network: 'Adcell', ref: 'de-map', sub1: 'a', lander: 'maplanding' },
    visits: 820,
    activated: 0.66,
    buyers: 0.1,
  },
  {
    ...adcell,
    source: { network: 'Adcell', ref: 'de-map', sub1: 'b', sub2: 'evening', lander: 'maplanding' },
    visits: 190,
    activated: 0.64,
    buyers: 0.12,
  },
  {
    source: { network: 'PushNord', ref: 'pl-swipe', sub1: '4471', lander: 'tinderswipe' },
    visits: 690,
    signUps: 0.14,
    activated: 0.31,
    buyers: 0.06,
    refunds: 0.188,
    disputes: 0.039,
    bans: 0.164,
  },
  {
    source: { network: 'PushNord', ref: 'pl-swipe', sub1: '4502', lander: 'tinderswipe' },
    visits: 440,
    signUps: 0.07,
    activated: 0.62,
    buyers: 0.1,
    refunds: 0.05,
    disputes: 0.001,
    bans: 0.026,
  },
  { ...direct, source: {}, visits: 660, activated: 0.81, buyers: 0.22 },
  { ...direct, source: { ref: 'friend' }, visits: 70, activated: 0.86, buyers: 0.2 },
]

/** A year of figures by source. The job that counts replaces those of the last two days. */
export async function insertSources(
  client: TransactionClientContract,
  siteId: string,
  now: DateTime
) {
  const random = randomFrom(90_000)
  const ids = await insertChannels(client)
  const counts: object[] = []
  const money: object[] = []
  for (let index = 0; index < days; index++) {
    const at = now.startOf('day').minus({ days: days - 1 - index })
    for (const [number, channel] of channels.entries()) {
      const place = { day: dayOf(at), site_id: siteId, source_id: ids[number] }
      const found = countsOf(channel, at, index / days, random)
      counts.push({ ...place, ...found })
      money.push(...moneyOf(found, random).map((amounts) => ({ ...place, ...amounts })))
    }
  }
  await insertAll(client, 'source_days', counts)
  await insertAll(client, 'source_money', money)
  await insertPageViews(client, siteId, now)
}

/** Links of advertisements that measure how long their page is seen. */
const measured = [
  { label: 'spring mail', path: '/', network: 'Kwanko', usual: 45 },
  { label: 'spring banner', path: '/', network: 'Kwanko', usual: 14 },
  { label: 'how it works', path: '/pages/faq', network: 'Adcell', usual: 70 },
]
const measuredDays = 28

/** What the measured links of the last weeks told, a few each day; some browsers tell nothing. */
async function insertPageViews(client: TransactionClientContract, siteId: string, now: DateTime) {
  const random = randomFrom(91_000)
  const rows: object[] = []
  for (let day = 0; day < measuredDays; day++) {
    for (const { usual, ...link } of measured) {
      for (let view = 0; view < 2 + random.below(5); view++) {
        const openedAt = now.minus({ days: day, minutes: random.below(600) })
        rows.push({
          ...link,
          id: demoId('view', rows.length),
          site_id: siteId,
          opened_at: openedAt.toMillis(),
          seconds: random.chance(0.1) ? null : 1 + random.below(2 * usual),
        })
      }
    }
  }
  await insertAll(client, 'page_views', rows)
}

async function insertChannels(client: TransactionClientContract) {
  const empty = { network: '', ref: '', sub1: '', sub2: '', sub3: '', lander: '', variant: '' }
  const ids: number[] = []
  for (const { source } of channels) {
    const row = { ...empty, ...source }
    await client.knexQuery().insert(row).into('sources')
    ids.push((await client.from('sources').where(row).firstOrFail()).id)
  }
  return ids
}

/** `grown`: how much of the year has passed, from 0 to 1. */
function countsOf(channel: Channel, at: DateTime, grown: number, random: Random): Counts {
  const season = (at.weekday >= 6 ? 1.25 : 1) * (at.month === 1 ? 1.3 : 1)
  // A share of a few is a whole number with luck, so that rare things happen on some days.
  const some = (value: number) => Math.floor(value) + (random.chance(value % 1) ? 1 : 0)
  const varied = (value: number) => some(value * (0.8 + random.below(41) / 100))
  const visits = varied(channel.visits * (0.35 + 0.65 * grown) * season)
  const signUps = varied(visits * channel.signUps)
  const activated = Math.min(signUps, varied(signUps * channel.activated))
  const buyers = varied(activated * channel.buyers)
  return {
    ...noCounts,
    visits,
    sign_ups: signUps,
    activated,
    buyers,
    refunds: varied(buyers * channel.refunds),
    disputes: varied(buyers * channel.disputes),
    bans: varied(signUps * channel.bans),
  }
}

const price = 2199

function moneyOf({ buyers, refunds }: Counts, random: Random) {
  if (buyers === 0) return []
  const again = 1 + random.below(60) / 100
  const revenue = Math.round(buyers * price * again)
  return [{ currency: 'EUR', revenue, refunded: refunds * price }]
}
