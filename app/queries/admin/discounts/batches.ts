import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { formatDecimal } from '#core/decimal'
import { codeState, type CodeState } from '#core/payments/discounts/discount_code'
import DiscountBatch from '#models/discount_batch'
import DiscountCode from '#models/discount_code'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { read } from '#queries/read'
import { decodeCursor, decodeNamedCursor, pageOf, type TimeCursor } from '#queries/time_cursor'

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

/** All batches as rows of a file. */
export async function* batchListRows() {
  const all = everyRow(async (after: string | null) => {
    const { batches, next } = await batchList(decodeCursor(after), rowsAtOnce)
    return { rows: batches, next }
  })
  for await (const { createdAt, id, name, number, used } of all) {
    yield { id, name, created_at: writtenAt(createdAt), codes: number, used }
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

/** All codes of a batch as rows of a file. */
export function batchRows(batchId: string, now: DateTime) {
  return codeRows({ batchId, state: null, code: null, sort: 'newest' }, now)
}

/** All codes of a filter as rows of a file. */
export async function* codeRows(filter: CodeFilter, now: DateTime) {
  const all = everyRow(async (after: string | null) => {
    const asked = { after: decodeNamedCursor(after), now }
    const { codes, next } = await codeList(filter, asked, rowsAtOnce)
    return { rows: codes, next }
  })
  for await (const code of all) yield rowOf(code, now)
}

function rowOf(code: DiscountCode, now: DateTime) {
  return {
    code: code.code,
    state: codeState(code, now),
    percentage: code.valuePercentage,
    country: code.country ?? '',
    currency: code.currency ?? '',
    minimum: code.minimumOrderValue > 0 ? formatDecimal(code.minimumOrderValue) : '',
    methods: code.paymentMethods.join(' '),
    starts: code.startsAt?.toISO() ?? '',
    ends: code.expiresAt?.toISO() ?? '',
    order: code.orderId ?? '',
  }
}
