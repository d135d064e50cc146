import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { exportBankFile, markBankFileSent } from '#core/admin/money/export_bank_file'
import { makePayout } from '#core/admin/money/make_payout'
import { returnDebit, settleDebit } from '#core/payments/direct_debit/settle_debit'
import type { ReportedDispute } from '#core/payments/disputes/dispute'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse, type Result } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { completedOrder, openCheckout, webhookOf } from '#tests/support/payments/checkout'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { openTransferCheckout, placedTransfer } from '#tests/support/payments/transfer_checkout'
import { ada, bob } from '#tests/support/people/people'
import { ownIban } from '#tests/support/sepa/camt'

/** Orders of Ada by bank transfer, the first with a lower id. */
async function twoTransfers() {
  const ports = await openTransferCheckout()
  const first = await placedTransfer(ports, 'form-1')
  const second = await placedTransfer(ports, 'form-2')
  return { ports, first, second }
}

type Placed = Omit<Awaited<ReturnType<typeof twoTransfers>>, 'ports'>
type Locks = (repositories: Repositories, placed: Placed) => Promise<unknown>

async function lockInOneUnit(...locks: readonly Locks[]) {
  const { ports, ...placed } = await twoTransfers()
  await ports.unitOfWork.run(async (repositories) => {
    for (const lock of locks) await lock(repositories, placed)
  })
}

const adasRow: Locks = ({ users }) => users.lock(ada().user.id)
const bobsRow: Locks = ({ users }) => users.lock(bob().user.id)
const firstOrder: Locks = ({ orders }, { first }) => orders.lock(first.order.id)
const secondOrder: Locks = ({ orders }, { second }) => orders.lock(second.order.id)
const code: Locks = ({ discountCodes }) => discountCodes.update('SPRING10', { orderId: null })
const number: Locks = ({ invoices }) => invoices.nextNumber('VONK', 2026)
const transfer: Locks = ({ bankTransfers }, { first }) => bankTransfers.lock(first.reference)
const surplus: Locks = ({ surplusPayments }, { first }) =>
  surplusPayments.add({
    id: 'surplus-1',
    orderId: first.order.id,
    provider: 'bank',
    paymentId: first.reference,
    amount: 100,
    currency: 'EUR',
    status: 'owed',
    foundAt: DateTime.utc(2026, 3, 1),
    refundId: null,
    settledAt: null,
    settledNote: null,
  })

// Every unit of work of the tests of core keeps this order, or they fail: see `watchLocks`.
test.group('The order of locks', () => {
  test('is members, orders, codes, then the rest, and numbers last', async () => {
    const inOrder = [adasRow, bobsRow, firstOrder, secondOrder, code, transfer, surplus, number]
    await lockInOneUnit(...inOrder, adasRow, firstOrder)
  })

  test('does not allow {late} after {early}')
    .with([
      { early: 'another member', late: 'a member', locks: [bobsRow, adasRow] },
      { early: 'an order', late: 'a member', locks: [firstOrder, adasRow] },
      { early: 'a later order', late: 'an order', locks: [secondOrder, firstOrder] },
      { early: 'a code', late: 'an order', locks: [code, firstOrder] },
      { early: 'a transfer', late: 'a code', locks: [transfer, code] },
      { early: 'a transfer', late: 'a row of its order', locks: [transfer, surplus] },
      { early: 'a number', late: 'a transfer', locks: [number, transfer] },
    ])
    .run(async ({ assert }, { locks }) => {
      await assert.rejects(() => lockInOneUnit(...locks), /^Locked after/)
    })
})

test.group('The order of locks is kept', () => {
  test('by a webhook, and by a dispute that is won of an order with a code', async ({ assert }) => {
    const ports = await openCheckout()
    const { orderId, paymentId } = await completedOrder(ports, { code: 'SPRING10' })
    const dispute: ReportedDispute = {
      id: 'dp_1',
      status: 'lost',
      reason: 'fraudulent',
      amount: 1799,
      openedAt: DateTime.utc(2026, 3, 1),
      dueAt: null,
    }
    const event = { kind: 'charge.dispute', state: 'lost', receivedAt: ports.clock.now() }
    ports.payments.dispute(paymentId, [dispute])
    ports.payments.pay(paymentId, 'charged_back')
    const lost = await settleOrder(ports, { ...webhookOf(paymentId), event })
    assert.equal(lost.ok && lost.value.status, 'charged_back')
    ports.payments.dispute(paymentId, [{ ...dispute, status: 'won' }])
    ports.payments.pay(paymentId, 'paid')
    const won = await settleOrder(ports, { orderId })
    assert.equal(won.ok && won.value.status, 'completed')
  })

  test('by a debit that is collected, paid out, returned and claimed, as the log tells', async ({
    assert,
  }) => {
    const bankFiles = { read: () => assert.fail('No file came'), write: () => '<Document/>' }
    const ports = { ...(await openDebitCheckout()), bankFiles }
    const { debit } = await completedDebit(ports)
    const { endToEndId } = debit
    const { id: userId, siteId } = ada().user
    const by = actorOf(adminOf('finance'), ports.clock.now())
    const at = ports.clock.now()

    const creditor = { name: 'Vonk B.V.', iban: ownIban, bic: null, creditorId: 'NL69ZZZ123' }
    const exporting = { by, siteId, creditor, description: 'Vonk', days: 30 }
    const file = taken(await exportBankFile(ports, exporting))
    taken(await markBankFileSent(ports, { by, messageId: file.messageId }))
    const debits = [{ endToEndId: 'ANOTHER', mandateReference: null, reason: 'AC04' }]
    const report = { messageId: file.messageId, refused: 'FF01', groups: [], debits }
    taken(await importStatusReport(ports, report))

    taken(await settleDebit(ports, { endToEndId, at }))
    const asked = { userId, requestId: 'form-1', shownTotal: debitTotal, refundDays: 14 }
    const [{ id: refundId }] = taken(await requestRefund(ports, asked))
    taken(await payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true }))
    taken(await makePayout(ports, { by, payoutId: refundId, isTransferred: false }))
    taken(await returnDebit(ports, { endToEndId, at, reason: 'MD06' }))
    const [{ id: claimId }] = ports.repositories.claims.rows.values()
    const settling = { by, claimId, note: 'Paid in cash' }
    taken(await settleClaimByAdmin(ports, settling))
    assert.deepEqual(await settleClaimByAdmin(ports, settling), refuse('claim_settled'))

    // Once as it was asked for, and once as the transfer was made.
    const payingOut = ports.repositories.jobs.added.filter(({ name }) => name === 'pay_out_refund')
    assert.lengthOf(payingOut, 2)
    const log = ports.repositories.audit.all.map(({ after, before }) => ({ before, after }))
    const claimed = { claim: claimId, amount: debitTotal, currency: 'EUR' }
    assert.deepEqual(log, [
      { before: null, after: { site: siteId, debits: 1, amount: debitTotal } },
      { before: { sent: false }, after: { sent: true } },
      { before: { paid: false }, after: { amount: debitTotal, transferred_before: false } },
      { before: claimed, after: {} },
    ])
  })
})

/** What came of an act that must not be refused. */
function taken<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}
