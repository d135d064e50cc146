import fc from 'fast-check'
import { endIncompleteTransfers } from '#core/payments/bank_transfer/end_transfer'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { confirmPayout } from '#core/payments/refunds/confirm_payout'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { reconcileChanges } from '#core/payments/settling/reconcile_changes'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import type { StatementLine } from '#core/payments/sepa/statement'
import { spend, webhookOf } from '#tests/support/payments/checkout'
import { refundableTotal } from '#tests/support/payments/exact_refunds'
import { adminSteps } from '#tests/support/payments/random_runs/admin_steps'
import type { Bank } from '#tests/support/payments/random_runs/bank'
import { step, type BankStep } from '#tests/support/payments/random_runs/bank_step'
import { disputeOnline, payOnline } from '#tests/support/payments/random_runs/provider_acts'
import { ada } from '#tests/support/people/people'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

/** A movement on the account today, under a reference that banks give or leave out. */
function happen({ lines, ports }: Bank, changes: Partial<StatementLine>) {
  const bookedOn = ports.clock.now().startOf('day')
  lines.push(statementLine({ bookedOn, ...changes }))
}

const bankReference = fc.constantFrom(null, null, 'BATCH-1', 'A', 'B')
const order = fc.constantFrom(0, 1, 2)
const amount = fc.constantFrom('exact', 'less', 'more', 'cent')

const transfer = fc.tuple(order, amount, bankReference).map(([index, much, reference]) =>
  step(`${much} for order ${index}`, (bank) => {
    const { totalAmount, providerPaymentId } = bank.orders[index]
    const cents = { exact: totalAmount, less: 1500, more: totalAmount + 300, cent: 1 }[much]
    happen(bank, { amount: cents, text: providerPaymentId ?? '', bankReference: reference })
  })
)

const unclear = fc
  .constantFrom<Partial<StatementLine>>(
    { text: 'hello', amount: 700 },
    { currency: 'GBP', amount: 900 },
    { isReversal: true, amount: 1999 },
    { isReversal: true, direction: 'out', amount: 1999 },
    { returnReason: 'AC04', amount: 800 },
    { returnReason: 'AC04', direction: 'out', amount: 600 },
    { groupId: 'VONK-9-261120', text: '', amount: 500 }
  )
  .map((line) =>
    step(`unclear ${JSON.stringify(line)}`, (bank) => {
      const text = line.text ?? bank.orders[0].providerPaymentId ?? ''
      happen(bank, { ...line, text })
    })
  )

/** The bank refuses the debit before it collects it, and may say so twice. */
const refused = fc.constant(
  step('debit refused by the bank', async ({ ports, debit, lines }) => {
    if (lines.some((line) => line.endToEndId === debit.endToEndId)) return
    const { endToEndId } = debit
    await importStatusReport(ports, {
      messageId: 'VONK-1',
      refused: null,
      groups: [],
      debits: [{ endToEndId, mandateReference: null, reason: 'AC04' }],
    })
  })
)

/** A debit is collected once, and comes back at most once, for itself or with a charge. */
const collected = fc.constant(
  step('debit collected', (bank) => {
    const { id, endToEndId, amount: cents } = bank.debit
    const isRefused = bank.ports.repositories.debits.rows.get(id)?.state === 'returned'
    if (isRefused || bank.lines.some((line) => line.endToEndId === endToEndId)) return
    happen(bank, { amount: cents, endToEndId })
  })
)
const returned = fc.constantFrom(0, 350).map((charge) =>
  step(`debit returned, charge ${charge}`, (bank) => {
    const { endToEndId, amount: cents } = bank.debit
    const own = bank.lines.filter((line) => line.endToEndId === endToEndId)
    if (own.length !== 1) return
    happen(bank, { direction: 'out', amount: cents + charge, endToEndId, returnReason: 'MD06' })
  })
)

/** A file has whole days, its entries in any order. */
const file = fc.tuple(fc.nat(6), fc.nat(6), fc.boolean()).map(([first, days, isReversed]) =>
  step(`file of day ${first} and ${days} more`, async (bank) => {
    const dates = [...new Set(bank.lines.map(({ bookedOn }) => bookedOn.toMillis()))]
    const wanted = dates.slice(first, first + days + 1)
    const lines = bank.lines.filter(({ bookedOn }) => wanted.includes(bookedOn.toMillis()))
    await importLines(bank.ports, ...(isReversed ? lines.toReversed() : lines))
  })
)

const time = fc.constantFrom(1, 1, 5, 15).map((days) =>
  step(`${days} days`, ({ ports }) => {
    ports.clock.advance({ days })
  })
)

const cancelled = order.map((index) =>
  step(`order ${index} cancelled`, ({ ports, orders }) =>
    cancelOrder(ports, { orderId: orders[index].id })
  )
)

function askRefund({ ports }: Bank, requestId: string) {
  const userId = ada().user.id
  const shownTotal = refundableTotal(ports, userId)
  return requestRefund(ports, { userId, requestId, shownTotal, refundDays: 14 })
}

const refundAsked = fc
  .uuid()
  .map((requestId) => step('refund asked', (bank) => askRefund(bank, requestId)))

/** Rare by chance alone: a debit that has come is refunded, and its payout is made. */
const refundMade = fc.constant(
  step('debit refunded by transfer', async (bank) => {
    const { ports } = bank
    await settleAll(bank)
    const userId = ada().user.id
    const shownTotal = refundableTotal(ports, userId)
    await requestRefund(ports, { userId, requestId: ports.ids.next(), shownTotal, refundDays: 14 })
    await runJobs(bank)
    for (const { id: payoutId } of ports.repositories.payouts.rows.values()) {
      await confirmPayout(ports, { payoutId, isTransferred: false })
    }
  })
)

const which = fc.constantFrom(0, 1)

const paidOnline = fc
  .tuple(which, fc.boolean())
  .map(([index, isTold]) =>
    step(`order ${index} paid at the provider${isTold ? ', told' : ''}`, (bank) =>
      payOnline(bank, index, isTold)
    )
  )
const paidAgain = which.map((index) =>
  step(`order ${index} paid a second time at the provider`, async ({ ports, provider, online }) => {
    const { id } = online[index]
    const isPaid = ports.repositories.orders.rows.get(id)?.completedAt
    const first = provider.payments.get(`payment-of-${id}`)
    if (isPaid && first && !provider.payments.has(`second-${first.id}`)) provider.payAgain(id)
  })
)
const leftOnline = fc.tuple(which, fc.constantFrom('failed', 'cancelled')).map(([index, status]) =>
  step(`order ${index} ${status} at the provider`, ({ provider, online }) => {
    const { providerPaymentId } = online[index]
    const payment = provider.payments.get(providerPaymentId ?? '')
    if (payment?.status === 'open') provider.pay(payment.id, status)
  })
)

const dispute = fc
  .tuple(which, fc.boolean())
  .map(([index, isTold]) =>
    step(`dispute of order ${index}${isTold ? ', told' : ''}`, (bank) =>
      disputeOnline(bank, index, isTold)
    )
  )

/** Rare by chance alone: credits are spent before their payment is disputed. */
const spentAndDisputed = which.map((index) =>
  step(`order ${index} paid, spent and disputed`, async (bank) => {
    await payOnline(bank, index, true)
    await spend(bank.ports, ada().user.id, 40)
    await disputeOnline(bank, index, true)
  })
)

/** A rare case: a member who owes has another bundle refunded. */
const refundOwing = fc.tuple(which, fc.constantFrom('refunded', 'failed')).map(([index, status]) =>
  step(`order ${1 - index} refunded to who owes for ${index}: ${status}`, async (bank) => {
    bank.provider.refundsAre = status
    await payOnline(bank, index, true)
    await spend(bank.ports, ada().user.id, 40)
    await disputeOnline(bank, index, true)
    await payOnline(bank, 1 - index, true)
    await askRefund(bank, bank.ports.ids.next())
  })
)

const elsewhere = fc.tuple(which, fc.constantFrom(1, 700, 1999)).map(([index, cents]) =>
  step(`${cents} of order ${index} refunded in the dashboard`, ({ provider, online }) => {
    const payment = provider.payments.get(online[index].providerPaymentId ?? '')
    if (payment?.status !== 'paid') return
    const left = payment.otherRefunds.reduce((sum, one) => sum - one.amount, payment.amount.amount)
    const own = [...provider.refunds.values()].filter(
      ({ paymentId, status }) => paymentId === payment.id && status !== 'failed'
    )
    const rest = own.reduce((sum, one) => sum - one.amount.amount, left)
    if (rest > 0) provider.refundElsewhere(payment.id, Math.min(cents, rest))
  })
)

/** A webhook of any payment, which may come again and late. */
const webhook = fc.nat(3).map((index) =>
  step(`webhook of payment ${index}`, ({ ports, provider }) => {
    const paymentId = [...provider.payments.keys()][index]
    return paymentId && settleOrder(ports, webhookOf(paymentId))
  })
)

const outcome = fc.constantFrom('refunded', 'pending', 'failed').map((status) =>
  step(`refunds at the provider are ${status}`, ({ provider }) => {
    provider.refundsAre = status
  })
)

const refundEnded = fc.constantFrom('refunded', 'failed').map((status) =>
  step(`pending refunds are ${status}`, ({ provider }) => {
    for (const [id, refund] of provider.refunds) {
      if (refund.status === 'pending') provider.endRefund(id, status)
    }
  })
)

const spent = fc
  .constantFrom(1, 20, 60)
  .map((credits) =>
    step(`${credits} credits spent`, ({ ports }) => spend(ports, ada().user.id, credits))
  )

const claimPaid = fc.constantFrom(1, 500, 3000).map((cents) =>
  step(`${cents} for a claim`, (bank) => {
    const claim = [...bank.ports.repositories.claims.rows.values()].at(-1)
    if (claim) happen(bank, { amount: cents, text: claim.reference })
  })
)

const work = fc.constant(step('jobs', runJobs))
const paid = fc.boolean().map((isTransferred) =>
  step(`payouts made${isTransferred ? ', some too early' : ''}`, async ({ ports }) => {
    for (const { id: payoutId } of ports.repositories.payouts.rows.values()) {
      await confirmPayout(ports, { payoutId, isTransferred })
    }
  })
)

export const bankSteps: fc.Arbitrary<BankStep> = fc
  .oneof(
    { arbitrary: transfer, weight: 6 },
    { arbitrary: file, weight: 5 },
    { arbitrary: unclear, weight: 2 },
    { arbitrary: time, weight: 3 },
    { arbitrary: fc.oneof(collected, refused, returned, refundMade), weight: 6 },
    { arbitrary: fc.oneof(cancelled, refundAsked, work, paid), weight: 5 },
    {
      arbitrary: fc.oneof(paidOnline, paidAgain, leftOnline, elsewhere, outcome, refundEnded),
      weight: 7,
    },
    { arbitrary: fc.oneof(dispute, spentAndDisputed, refundOwing), weight: 7 },
    { arbitrary: webhook, weight: 5 },
    { arbitrary: fc.oneof(spent, claimPaid), weight: 4 },
    { arbitrary: adminSteps, weight: 5 }
  )
  .map((one) => ({ ...one, [fc.toStringMethod]: () => one.name }))

/** What the scheduled jobs do, and what is queued. */
async function runJobs({ ports }: Bank) {
  const { orders, surplusPayments, refunds } = ports.repositories
  for (const { id: orderId } of orders.rows.values()) await reconcileOrder(ports, { orderId })
  await endIncompleteTransfers(ports)
  for (const { id: surplusId } of surplusPayments.rows.values()) {
    await refundSurplus(ports, { surplusId, description: 'Too much' })
  }
  for (const { id: refundId } of refunds.rows.values()) {
    await payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
  }
}

/** Every movement has been told of at last, and every job has run. */
export async function settleAll(bank: Bank) {
  await importLines(bank.ports, ...bank.lines)
  await reconcileChanges(bank.ports, bank.provider)
  await runJobs(bank)
  await runJobs(bank)
}
