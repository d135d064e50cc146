import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { tiers } from '#core/sites/package_terms'
import { methodOffer, methodsFor } from '#core/payments/methods/method_offers'
import { countries } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { defaultSettings } from '#core/sites/settings/settings'
import Company from '#models/company'
import Order from '#models/order'
import User from '#models/user'
import { lastAuditCheck } from '#queries/admin/audit_log'
import { discountEffect } from '#queries/admin/discounts/discount_effect'
import { bankFiles, readyToExport } from '#queries/admin/money/bank_files'
import { disputeList } from '#queries/admin/money/dispute_list'
import { lastLedgerCheck } from '#queries/admin/money/ledger_accounts'
import { openMoney } from '#queries/admin/money/open_money'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { settlementList } from '#queries/admin/money/settlement_list'
import { orderRefund } from '#queries/admin/orders/order_refund'
import { proposalList } from '#queries/admin/proposals'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'
import { distinctValues, withDemoWorld } from '#tests/support/database/demo_world'

test.group('The money of the demo world', (group) => {
  withDemoWorld(group)

  test('has messages, gifts and photos that their senders paid', async ({ assert }) => {
    const given = await db.from('messages').sum('cost as credits').first()
    const paid = await db
      .from('ledger_movements')
      .where('to_account', 'house:spent')
      .sum('credits as credits')
      .first()
    assert.equal(Number(paid.credits), Number(given.credits))
    assert.isEmpty(await db.from('users').where('credits', '<', 0))
  })

  test('keeps free members within two conversations', async ({ assert }) => {
    const entered = await freeMembers()
      .join('participants', 'profile_id', 'profiles.id')
      .whereNotNull('entered_at')
      .groupBy('profile_id')
      .count('* as total')
    assert.isNotEmpty(entered)
    for (const { total } of entered)
      assert.isAtMost(Number(total), defaultSettings.freeConversations)
  })

  test('keeps free members within their free messages', async ({ assert }) => {
    const written = await freeMembers()
      .join('messages', 'sender_id', 'profiles.id')
      .groupBy('sender_id', 'free_messages_used')
      .select('free_messages_used as used')
      .count('* as total')
    assert.isNotEmpty(written)
    for (const { used, total } of written) {
      assert.equal(Number(total), used)
      assert.isAtMost(used, defaultSettings.freeMessages)
    }
  })

  test('buys every bundle', async ({ assert }) => {
    const sold = await db
      .from('orders')
      .join('packages', 'packages.id', 'package_id')
      .distinct('tier')
    assert.sameMembers(
      sold.map(({ tier }) => tier),
      [...tiers]
    )
  })

  test('pays only by methods that are offered', async ({ assert }) => {
    for (const { method, country, currency } of await Order.all()) {
      assert.isNotNull(methodOffer(method, country, currency), `${method} in ${country}`)
    }
  })

  test('pays by every method that is open', async ({ assert }) => {
    const offers = countries.flatMap((country) => methodsFor(country, currencyOf(country)))
    const open = new Set(offers.map(({ method }) => method))
    assert.sameMembers(await distinctValues('orders', 'method'), [...open])
  })

  test('is run by a company that accepts bank transfers and debits', async ({ assert }) => {
    assert.isEmpty(unavailableMethodsFor(await Company.firstOrFail()))
  })

  test('leaves money for the back office to settle', async ({ assert }) => {
    const waiting = await openMoney({ part: null, after: null })
    assert.lengthOf(waiting.short.rows, 1)
    assert.containSubset(waiting.unclear.rows, [{ canMatch: true, canReturn: true }])
    assert.containSubset((await payoutsToMake(null)).payouts, [{ state: 'due' }])
    const disputes = await disputeList(
      { status: 'needs_response', siteId: null, sort: 'newest' },
      null
    )
    assert.lengthOf(disputes.disputes, 1)
  })

  test('lets two acts wait for a second admin, one of whom is shown the demo', async ({
    assert,
  }) => {
    const { rows: waiting } = await proposalList(null, { stage: 'waiting', after: null })
    assert.deepEqual(
      waiting.map(({ proposer, right }) => `${right} by ${proposer}`),
      ['ban_member by Marijke', 'refund by Ruth']
    )
    const order = waiting[1].page?.path.split('/').at(-1) ?? ''
    const found = await Order.findOrFail(order)
    const { left, waits } = await orderRefund(found, await User.findOrFail(found.userId))
    assert.deepEqual({ left, waits }, { left: waiting[1].money?.amount, waits: true })
  })

  test('has an act that a second admin declined, and one that the owner confirmed alone', async ({
    assert,
  }) => {
    const { rows: decided } = await proposalList(null, { stage: 'decided', after: null })
    assert.deepEqual(
      decided.map(({ decider, proposer, right, status }) => [right, proposer, status, decider]),
      [
        ['adjust_credits', 'Ruth', 'done', 'Ruth'],
        ['ban_member', 'Marijke', 'declined', 'Ruth'],
      ]
    )
    const told = await db.from('member_corrections').where('user_id', decided[0].subjectId)
    assert.lengthOf(told, 1)
  })

  test('has a lost dispute, used codes, a file of debits, settlements and checks', async ({
    assert,
  }) => {
    const lost = await disputeList({ status: 'lost', siteId: null, sort: 'newest' }, null)
    assert.lengthOf(lost.disputes, 1)
    const now = DateTime.utc()
    const [effect] = await discountEffect(now.minus({ days: 40 }), now)
    assert.equal(effect.source, 'batch')
    assert.lengthOf((await bankFiles(null)).files, 1)
    assert.equal((await readyToExport()).number, 1)
    const differing = await settlementList({ provider: null, differing: true }, null)
    assert.lengthOf(differing.comparisons, 1)
    assert.equal((await lastLedgerCheck())?.differing, 0)
    assert.isNull((await lastAuditCheck())?.finding)
  })

  test('has the balances that its ledger says', async ({ assert }) => {
    assert.isNotEmpty(await db.from('users').where('credits', '>', 0))
    assert.deepEqual(await ledgerDifferences(), [])
  })
})

/** The site's own profiles answer for nothing, and are nobody. */
function freeMembers() {
  return db
    .from('users')
    .join('profiles', 'user_id', 'users.id')
    .where({ paid_user: false, fictional: false })
}
