import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'

/** All payouts that can be made now, as a bank's own forms ask for them. */
export async function* payoutRows() {
  const all = everyRow(async (after: string | null) => {
    const { next, payouts } = await payoutsToMake(after, rowsAtOnce)
    return { rows: payouts, next }
  })
  for await (const { amount, createdAt, description, iban, id, name, state } of all) {
    if (state !== 'due') continue
    yield {
      payout: id,
      since: writtenAt(createdAt),
      name,
      iban,
      amount: formatDecimal(amount),
      currency: 'EUR',
      description,
    }
  }
}
