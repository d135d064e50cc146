import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import EmptyOldOrdersJob from '#jobs/empty_old_orders_job'
import Order from '#models/order'
import User from '#models/user'
import { ledgerFindings } from '#queries/credits/ledger_findings'
import { moneyTotals, trialBalance } from '#queries/credits/trial_balance'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { debitRow, mandateRow, refundRow } from '#tests/support/database/rows'
import { allRows } from '#tests/support/database/tables'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits } from '#tests/support/payments/shop'
import { runJob } from '#tests/support/queue/jobs'
import { useFakeClock } from '#tests/support/time/clock'

/** In everything that a provider, a bank or an admin told of the order. */
const mark = 'zzmark'

/** Rows of each table that knows more of an order than amounts; its credits stay unused. */
async function storeAllOf(order: Order, at: number) {
  const id = () => crypto.randomUUID()
  const euros = { amount: 100, currency: 'EUR' }
  const ofOrder = { order_id: order.id, ...euros }
  const refund = { ...refundRow(order), status: 'failed', created_at: at, ended_at: at }
  await db.table('refunds').insert({ ...refund, settled_at: at, settled_note: mark })
  const surplus = { id: id(), ...ofOrder, provider: 'bank', payment_id: mark, status: 'returned' }
  await db.table('surplus_payments').insert({ ...surplus, found_at: at, settled_note: mark })
  const claim = { id: id(), ...ofOrder, user_id: order.userId, provider: 'bank', payment_id: mark }
  const settled = { found_at: at, settled_at: at, settled_note: mark, reference: mark }
  await db.table('claims').insert({ ...claim, ...settled })
  const paid = { id: refund.id, provider: 'bank', payment_id: mark, description: mark }
  await db.table('payouts').insert({ ...paid, ...euros, created_at: at, paid_at: at })
  const dispute = { id: `x:${mark}`, ...ofOrder, status: 'lost', reason: mark, opened_at: at }
  await db.table('disputes').insert(dispute)
  await db.table('provider_refunds').insert({ id: `re_${mark}`, ...ofOrder, found_at: at })
  const item = { id: id(), ...ofOrder, kind: 'reversal', source: 'bank', source_id: mark }
  const told = { direction: 'in', details: mark, payer_name: mark, payer_iban: mark }
  await db.table('open_items').insert({ ...item, ...told, found_at: at, closed_at: at })
  const transfer = { reference: mark, ...ofOrder, return_url: `/${mark}`, created_at: at }
  await db.table('bank_transfers').insert(transfer)
  const payer = { payer_name: mark, payer_iban: mark }
  const came = { id: mark, reference: mark, amount: 100, booked_on: '2026-03-01', found_at: at }
  await db.table('incoming_transfers').insert({ ...came, ...payer })
  const proof = { id: refund.id, reference: mark, asked_at: at, received: 0 }
  await db.table('account_proofs').insert({ ...proof, ...payer })
  const mandate = mandateRow(ada())
  await db.table('mandates').insert(mandate)
  const debit = {
    ...debitRow({ id: order.id, total_amount: 100 }, mandate),
    end_to_end_id: mark,
    unblock_reason: mark,
  }
  await db.table('debits').insert(debit)
  const code = { code: 'GONE', status: 'used', value_percentage: 10, created_at: at }
  await db.table('discount_codes').insert({ ...code, user_id: order.userId, order_id: order.id })
}

test.group('Old orders', (group) => {
  inTransaction(group)

  /** An order of March 2026, all of whose traces are there, of a site without a company. */
  async function oldOrder(client: ApiClient) {
    await join(ada())
    const { order, payment } = await buyCredits(client, ada())
    const at = order.createdAt.toMillis()
    await Order.query().update({ discountCode: mark })
    return { order, payment, at }
  }

  test('say amounts alone once the years are over, and everything still adds up', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    const { at, order, payment } = await oldOrder(client)
    await storeAllOf(order, at)
    await User.query().update({ status: 'deleted' })
    const marks = [mark, payment.id]
    const totals = [await trialBalance(), await moneyTotals()]
    const findings = await ledgerFindings()
    const end = DateTime.utc(order.createdAt.year + 11, 1, 1)

    clock.set(end.minus(1))
    await runJob(EmptyOldOrdersJob, {})
    const kept = JSON.stringify(await allRows())
    for (const one of marks) assert.include(kept, one)

    clock.set(end)
    // Limits of webhooks last minutes, by the real clock.
    await db.from('rate_limits').delete()
    await runJob(EmptyOldOrdersJob, {})
    for (const [table, rows] of Object.entries(await allRows())) {
      for (const one of marks) assert.notInclude(rows, one, table)
    }
    for (const gone of ['invoices', 'payment_events', 'bank_transfers', 'disputes']) {
      assert.equal(await countOf(gone), 0, gone)
    }
    assert.equal((await order.refresh()).totalAmount, payment.amount)
    for (const stays of [
      'refunds',
      'claims',
      'surplus_payments',
      'payouts',
      'open_items',
      'debits',
    ]) {
      assert.equal(await countOf(stays), 1, stays)
    }
    assert.deepEqual([await trialBalance(), await moneyTotals()], totals)
    assert.deepEqual(await ledgerFindings(), findings)
  })

  test('stay as they are while their member could get credits refunded', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    const { order } = await oldOrder(client)
    clock.advance({ years: 20 })
    await runJob(EmptyOldOrdersJob, {})
    assert.equal((await order.refresh()).discountCode, mark)
    assert.equal(await countOf('invoices'), 1)
  })
})
