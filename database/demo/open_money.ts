import { referenceOf } from '#core/payments/sepa/rf_reference'
import type { Ports } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'

const payer = { payerName: 'J. de Vries', payerIban: 'NL20INGB0001234567' }

/** Ids of what no other part of the demo has: far above the numbers of its members. */
const numbers = { short: 900_001, stray: 900_002, sentBack: 900_003, payout: 900_004 }

/**
 * Leaves money for the back office to settle: a transfer of too little, one without a reference, a
 * payout to make, and a dispute to answer. They belong to the first premium member from the
 * Netherlands who is no lead.
 */
export function leaveOpenMoney({ clock, unitOfWork }: Ports, cast: readonly Character[]) {
  const buyer = cast.find(({ country, lead, premium }) => country === 'NL' && premium && !lead)!
  const now = clock.now()
  return unitOfWork.run(async (repositories) => {
    const order = (await repositories.orders.find(demoId('order', buyer.number)))!
    await repositories.disputes.add({
      id: 'sandbox:demo',
      orderId: order.id,
      status: 'needs_response',
      reason: 'product_not_received',
      amount: order.totalAmount,
      currency: order.currency,
      openedAt: now.minus({ days: 2 }),
      dueAt: now.plus({ days: 5 }),
    })

    const shortId = demoId('order', numbers.short)
    const reference = referenceOf(shortId)
    const { costsAmount, totalAmount } = order
    const price = totalAmount - costsAmount
    const placedAt = now.minus({ days: 4 })
    await repositories.orders.add({
      ...order,
      id: shortId,
      method: 'sct',
      status: 'pending',
      costsAmount: 0,
      totalAmount: price,
      provider: 'bank',
      providerPaymentId: reference,
      clientId: 'demo short transfer',
      createdAt: placedAt,
      completedAt: null,
    })
    await repositories.bankTransfers.add({
      reference,
      orderId: shortId,
      amount: price,
      currency: 'EUR',
      returnUrl: `http://localhost/transactions/${shortId}`,
      createdAt: placedAt,
      incompleteSince: now.minus({ days: 2 }),
      cancelledAt: null,
      forgiven: 0,
      forgivenAt: null,
    })
    await repositories.incomingTransfers.add({
      id: demoId('movement', numbers.short),
      reference,
      amount: price - 100,
      bookedOn: now.minus({ days: 2 }).startOf('day'),
      ...payer,
      foundAt: now.minus({ days: 2 }),
      owedBackAt: null,
    })
    await addStray(repositories, now, { number: numbers.stray, note: null })
    await addStray(repositories, now, { number: numbers.sentBack, note: 'payout' })
    await repositories.payouts.add({
      id: demoId('refund', numbers.payout),
      provider: 'bank',
      paymentId: demoId('movement', numbers.sentBack),
      amount: 1999,
      currency: 'EUR',
      description: 'Vonk: surplus',
      createdAt: now.minus({ days: 1 }),
      paidAt: null,
    })
  })
}

type Stray = Readonly<{ number: number; note: string | null }>

/** Money that came without a reference. */
async function addStray(
  { bankMovements, openItems }: Repositories,
  now: ReturnType<Ports['clock']['now']>,
  { note, number }: Stray
) {
  const id = demoId('movement', number)
  const foundAt = now.minus({ days: 3 })
  const came = { direction: 'in', amount: 1999, currency: 'EUR' } as const
  await bankMovements.add({
    ...came,
    id,
    account: 'NL91ABNA0417164300',
    fingerprint: id,
    position: 0,
    bankReference: null,
    bookedOn: foundAt.startOf('day'),
    outcome: 'reference_unknown',
    foundAt,
  })
  await openItems.add({
    ...came,
    ...payer,
    id: demoId('refund', number),
    kind: 'reference_unknown',
    source: 'bank',
    sourceId: id,
    orderId: null,
    details: `${payer.payerName} · ${payer.payerIban} · credits`,
    foundAt,
    closedAt: note === null ? null : now.minus({ days: 1 }),
    closedNote: note,
  })
}
