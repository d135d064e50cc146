import type { DateTime } from 'luxon'
import { formatDecimal } from '#core/decimal'
import { codeState } from '#core/payments/discounts/discount_code'
import type DiscountCode from '#models/discount_code'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { everyRow, rowsAtOnce } from '#queries/admin/lists/every_row'
import { decodeNamedCursor } from '#queries/time_cursor'

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
