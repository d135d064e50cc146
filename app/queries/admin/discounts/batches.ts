import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { CodeState } from '#core/payments/discounts/discount_code'
import DiscountBatch from '#models/discount_batch'
import DiscountCode from '#models/discount_code'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** How many codes a batch has, and how many of them an order used up. */
type Numbers = Readonly<{ number: number; used: number }>

/** A page of batches, the newest first. */
export async function batchList(after: TimeCursor | null, size = 25) {
  const query = DiscountBatch.query()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
  if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.at, after.id])
  const { next, rows } = pageOf(await query, size, ({ createdAt, id }) => {
    return { at: createdAt.toMillis(), id }
  })
  const numbers = await numbersOf(rows.map(({ id }) => id))
  return {
    batches: rows.map(({ createdAt, id, name }) => {
      const { number, used } = numbers.get(id) ?? { number: 0, used: 0 }
      return { id, name, createdAt: createdAt.toMillis(), number, used }
    }),
    next,
  }
}

async function numbersOf(ids: readonly string[]) {
  const rows = await read<Numbers & Readonly<{ batchId: string }>>('discount_codes')
    .whereIn('batch_id', [...ids])
    .select('batch_id')
    .count('* as number')
    .sum({ used: db.raw("case when status = 'used' then 1 else 0 end") })
    .groupBy('batch_id')
  return new Map(rows.map(({ batchId, number, used }) => [batchId, { number, used }]))
}

/** A batch with the number of its codes in each state; null for an unknown one. */
export async function batchFile(id: string, now: DateTime) {
  const batch = await DiscountBatch.find(id)
  if (!batch) return null
  const states = await statesOf(id, now)
  const terms = await DiscountCode.query()
    .where({ batchId: id })
    .orderBy('createdAt')
    .orderBy('code')
    .firstOrFail()
  const number = [...states.values()].reduce((sum, one) => sum + one, 0)
  return { batch, number, terms, states }
}

/** How many codes of a batch are in each state, as `codeState` tells them apart. */
async function statesOf(batchId: string, now: DateTime) {
  const at = now.toMillis()
  const state = `case when status = 'used' then 'used' when order_id is not null then 'held'
    when expires_at <= ${at} then 'ended' when starts_at > ${at} then 'coming' else 'usable' end`
  const rows = await read<Readonly<{ state: CodeState; number: number }>>('discount_codes')
    .where('batch_id', batchId)
    .select(db.raw(`${state} as state`))
    .count('* as number')
    .groupBy('state')
  return new Map(rows.map((row) => [row.state, row.number]))
}
