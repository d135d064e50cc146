import type { DateTime } from 'luxon'
import type { CodeSort } from '#core/admin/discounts/code_sort'
import type { CodeState } from '#core/payments/discounts/discount_code'
import DiscountCode from '#models/discount_code'
import { foundCount } from '#queries/admin/lists/found_count'
import { never, orNever, sortFrom, type SortKey } from '#queries/admin/lists/sort_from'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** Which codes a list shows; null: all. */
export type CodeFilter = Readonly<{
  state: CodeState | null
  batchId: string | null
  /** A whole code, in capitals. */
  code: string | null
  sort: CodeSort
}>

const keys: Readonly<Record<CodeSort, SortKey>> = {
  newest: { by: 'created_at', id: 'code', direction: 'desc' },
  end: { by: 'expires_at', id: 'code', direction: 'asc', mayLack: true },
}

/** A page of discount codes. */
export async function codeList(
  filter: CodeFilter,
  { after, now }: Readonly<{ after: TimeCursor | null; now: DateTime }>,
  size = 50
) {
  const query = codesOf(filter, now).limit(size + 1)
  if (filter.sort === 'end') passOver(query, filter, now)
  sortFrom(query, keys[filter.sort], after)
  const { next, rows } = pageOf(await query, size, (code) => {
    return { at: sortedAt(code, filter.sort), id: code.code }
  })
  return { codes: rows, next }
}

function sortedAt({ createdAt, expiresAt }: DiscountCode, sort: CodeSort) {
  return sort === 'end' ? (expiresAt?.toMillis() ?? never) : createdAt.toMillis()
}

/** Says by the indexed end, too, where those of a state begin or are over. */
function passOver(query: ReturnType<typeof codesOf>, { state }: CodeFilter, now: DateTime) {
  const ends = orNever('expires_at')
  if (state === 'ended') query.whereRaw(`${ends} <= ?`, [now.toMillis()])
  if (state === 'usable' || state === 'coming') query.whereRaw(`${ends} > ?`, [now.toMillis()])
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
