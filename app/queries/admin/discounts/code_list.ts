import type { DateTime } from 'luxon'
import type { CodeState } from '#core/payments/discounts/discount_code'
import DiscountCode from '#models/discount_code'
import { foundCount } from '#queries/admin/lists/found_count'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** Which codes a list shows; null: all. */
export type CodeFilter = Readonly<{
  state: CodeState | null
  batchId: string | null
  /** A whole code, in capitals. */
  code: string | null
}>

/** A page of discount codes, the newest first. */
export async function codeList(
  filter: CodeFilter,
  { after, now }: Readonly<{ after: TimeCursor | null; now: DateTime }>,
  size = 50
) {
  const query = codesOf(filter, now)
    .orderBy('createdAt', 'desc')
    .orderBy('code', 'desc')
    .limit(size + 1)
  if (after) query.whereRaw('(created_at, code) < (?, ?)', [after.at, after.id])
  const { next, rows } = pageOf(await query, size, ({ code: id, createdAt }) => {
    return { at: createdAt.toMillis(), id }
  })
  return { codes: rows, next }
}

export function codeCount(filter: CodeFilter, now: DateTime) {
  return foundCount(codesOf(filter, now))
}

/** The codes in a state, as `codeState` tells them apart. */
function codesOf({ batchId, code, state }: CodeFilter, now: DateTime) {
  const query = DiscountCode.query()
  if (batchId !== null) query.where({ batchId })
  if (code !== null) query.where({ code })
  if (state === null) return query
  if (state === 'used') return query.where('status', 'used')
  query.where('status', 'active')
  if (state === 'held') return query.whereNotNull('orderId')
  query.whereNull('orderId')
  const at = now.toMillis()
  if (state === 'ended') return query.where('expiresAt', '<=', at)
  query.where((running) => running.whereNull('expiresAt').orWhere('expiresAt', '>', at))
  if (state === 'coming') return query.where('startsAt', '>', at)
  return query.where((begun) => begun.whereNull('startsAt').orWhere('startsAt', '<=', at))
}
