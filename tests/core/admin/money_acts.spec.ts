import { test } from '@japa/runner'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { beginComparison } from '#core/admin/money/compare_day'
import { exportBankFile, markBankFileSent, readBankFile } from '#core/admin/money/export_bank_file'
import { makePayout } from '#core/admin/money/make_payout'
import { resendInvoice } from '#core/admin/orders/resend_invoice'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { completedOrder, openCheckout, placedOrder } from '#tests/support/payments/checkout'
import { completedDebit, openDebitCheckout } from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { ownIban } from '#tests/support/sepa/camt'

const { id: userId, siteId } = ada().user
const finance = actorOf(adminOf('finance'), fakePorts().clock.now())

test.group('A file of debits', () => {
  const messageId = 'VONK-260301-1'
  const creditor = { name: 'Vonk B.V.', iban: ownIban, bic: null, creditorId: 'NL69ZZZ123' }
  const exporting = { by: finance, siteId, creditor, description: 'Vonk', days: 30 }
  const withFiles = async () => ({
    ...(await openDebitCheckout()),
    bankFiles: {
      read: () => ({ kind: 'statements', statements: [] }) as const,
      write: () => 'xml',
    },
  })

  test('is of debits up to 90 days ahead, of a company that may collect')
    .with([
      [{ creditor: null }, refuse('creditor_missing')],
      [{ days: -1 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 91 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 0.5 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 0 }, refuse('nothing_to_collect')],
      [{ days: 90 }, refuse('nothing_to_collect')],
    ] as const)
    .run(async ({ assert }, [changes, refused]) => {
      const ports = await withFiles()
      assert.deepEqual(await exportBankFile(ports, { ...exporting, ...changes }), refused)
    })

  test('is made, read, and noted as sent once, each in the audit log', async ({ assert }) => {
    const ports = await withFiles()
    const { debit } = await completedDebit(ports)
    const made = await exportBankFile(ports, exporting)
    if (!made.ok) return assert.fail(made.refusal)
    const onFile = { by: finance, messageId: made.value.messageId }
    assert.deepEqual(await readBankFile(ports, onFile), ok(made.value))
    assert.deepEqual(await markBankFileSent(ports, onFile), ok())
    const sent = await ports.repositories.sepaFiles.find(onFile.messageId)
    assert.deepEqual(sent?.sentAt, ports.clock.now())
    assert.deepEqual(await markBankFileSent(ports, onFile), refuse('file_sent'))
    assert.deepEqual(
      ports.repositories.audit.all.map(({ after, before }) => [before, after]),
      [
        [null, { site: siteId, debits: 1, amount: debit.amount }],
        [null, { read: true }],
        [{ sent: false }, { sent: true }],
      ]
    )
    const unknown = { by: finance, messageId }
    assert.deepEqual(await readBankFile(ports, unknown), refuse('file_not_found'))
    assert.deepEqual(await markBankFileSent(ports, unknown), refuse('file_not_found'))
  })
})

test.group('An act about money', () => {
  test('settles a claim once', async ({ assert }) => {
    const ports = await openCheckout()
    const claim = { id: 'claim', userId, orderId: 'order', provider: 'fake', paymentId: 'one' }
    const owed = {
      reference: 'RF1',
      amount: 700,
      currency: 'EUR',
      foundAt: ports.clock.now(),
    } as const
    const open = { settledAt: null, settledNote: null, recoveredAt: null }
    await ports.repositories.claims.add({ ...claim, ...owed, ...open })
    const settling = { by: finance, claimId: 'claim', note: ' Paid in cash ' }
    assert.deepEqual(await settleClaimByAdmin(ports, settling), ok())
    assert.deepEqual(await settleClaimByAdmin(ports, settling), refuse('claim_settled'))
    const before = { claim: 'claim', amount: 700, currency: 'EUR' }
    const reason = 'Paid in cash'
    assert.containSubset(ports.repositories.audit.all, [{ siteId, before, reason }])
  })

  test('makes a payout, and has a refund of credits settled', async ({ assert }) => {
    const ports = fakePorts()
    const createdAt = ports.clock.now()
    const { jobs, payouts, refunds } = ports.repositories
    const owed = { provider: 'bank', paymentId: 'one', currency: 'EUR', description: 'x' } as const
    for (const [id, amount] of [
      ['surplus', 100],
      ['refund', 700],
    ] as const) {
      await payouts.add({ ...owed, id, amount, createdAt, paidAt: null })
    }
    refunds.find = async (id) => (id === 'refund' ? ({ id } as never) : null)
    for (const [payoutId, isTransferred] of [
      ['surplus', false],
      ['refund', true],
    ] as const) {
      assert.isTrue((await makePayout(ports, { by: finance, payoutId, isTransferred })).ok)
    }
    assert.deepEqual(jobs.added, [{ name: 'pay_out_refund', refundId: 'refund' }])
    assert.deepEqual(
      ports.repositories.audit.all.map(({ after, before }) => [before, after]),
      [
        [{ paid: false }, { amount: 100, transferred_before: false }],
        [{ paid: false }, { amount: 700, transferred_before: true }],
      ]
    )
  })

  test('begins the comparison of a day', async ({ assert }) => {
    const ports = fakePorts()
    const day = ports.clock.now().toUTC().startOf('day').minus({ days: 1 })
    const begun = await beginComparison(ports, { by: finance, day: day.toISODate() ?? '' })
    assert.equal(begun.ok && begun.value.toISO(), day.toISO())
    const subject = { kind: 'settlement', id: day.toISODate() }
    assert.containSubset(ports.repositories.audit.all, [{ subject, after: { days: 1 } }])
  })

  test('sends the invoice again, of an order that has one', async ({ assert }) => {
    const ports = await openCheckout()
    const { orderId } = await completedOrder(ports)
    const { orderId: unpaid } = await placedOrder(ports, { clientId: 'form-2' })
    const jobs = ports.repositories.jobs.added.length
    assert.deepEqual(await resendInvoice(ports, { by: finance, orderId }), ok())
    const mail = { name: 'send_mail', kind: 'receipt', userId, orderId } as const
    assert.deepEqual(ports.repositories.jobs.added.slice(jobs), [mail])
    const none = await resendInvoice(ports, { by: finance, orderId: unpaid })
    assert.deepEqual(none, refuse('invoice_missing'))
    assert.containSubset(ports.repositories.audit.all, [{ after: { mail: 'receipt' } }])
  })
})
