import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import type { DeliveryOutcome } from '#core/repositories/delivery_counts'
import { countOf, read } from '#queries/read'

const daysShown = 14
const dayLong = 86_400_000

/** What became of mails and pushes on each of the last days (UTC), and how many browsers get pushes. */
export async function deliveries(now: DateTime) {
  const first = now
    .toUTC()
    .startOf('day')
    .minus({ days: daysShown - 1 })
  const [counts, soft, subscriptions] = await Promise.all([
    countsFrom(first),
    softBouncesFrom(first),
    countOf(db.from('push_subscriptions')),
  ])
  const days = Array.from({ length: daysShown }, (_, index) => {
    const day = dayOf(first.plus({ days: index }))
    const number = (outcome: DeliveryOutcome) => counts.get(`${day} ${outcome}`) ?? 0
    return {
      day,
      mail: {
        soft: soft.get(index) ?? 0,
        hard: number('mail_bounced'),
        complaints: number('mail_complained'),
      },
      push: {
        sent: number('push_sent'),
        failed: number('push_failed'),
        ended: number('push_ended'),
      },
    }
  })
  return { days, subscriptions }
}

async function countsFrom(first: DateTime) {
  type Row = Readonly<{ day: string; outcome: DeliveryOutcome; number: number }>
  const rows = await read<Row>('delivery_counts').where('day', '>=', dayOf(first))
  return new Map(rows.map(({ day, number, outcome }) => [`${day} ${outcome}`, number]))
}

/** Mails that came back without switching mail off, by the number of the day. */
async function softBouncesFrom(first: DateTime) {
  const start = first.toMillis()
  const rows = await read<{ dayIndex: number; number: number }>('soft_bounces')
    .where('at', '>=', start)
    .select(db.raw(`(at - ${start}) / ${dayLong} as day_index`))
    .count('* as number')
    .groupBy('day_index')
  return new Map(rows.map(({ dayIndex, number }) => [Number(dayIndex), number]))
}
