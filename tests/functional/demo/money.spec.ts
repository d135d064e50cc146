import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { methodOffer, methodsFor } from '#core/payments/methods/method_offers'
import { countries } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { defaultSettings } from '#core/sites/settings/settings'
import Order from '#models/order'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
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
