import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { networkKey, takeFromNetwork } from '#limits/network_limit'
import { inTransaction } from '#tests/support/database/transactions'

const terms = { kind: 'tried', requests: 2, duration: '1 hour' } as const

async function take(address: string) {
  return (await takeFromNetwork(address, terms)).ok
}

test.group('What a network may do', (group) => {
  inTransaction(group)
  group.each.teardown(() => limiter.clear())

  test('is counted for all its addresses', async ({ assert }) => {
    assert.isTrue(await take('192.0.2.7'))
    assert.isTrue(await take('::ffff:192.0.2.7'))
    assert.isFalse(await take('192.0.2.7'))
    assert.isTrue(await take('192.0.2.8'))
  })

  test('is eightfold for all networks of one IPv6 customer', async ({ assert }) => {
    for (let network = 1; network <= 8; network++) {
      for (const host of [1, 2]) assert.isTrue(await take(`2001:db8:1:${network}::${host}`))
    }
    assert.isFalse(await take('2001:db8:1:9::1'))
    assert.isTrue(await take('2001:db8:2:9::1'))
  })

  test('can be given back, and is where the wider network refuses', async ({ assert }) => {
    const taken = await takeFromNetwork('2001:db8:1:1::1', terms)
    if (taken.ok) await taken.giveBack()
    for (let network = 1; network <= 8; network++) {
      for (const host of [1, 2]) assert.isTrue(await take(`2001:db8:1:${network}::${host}`))
    }
    const refused = await takeFromNetwork('2001:db8:1:9::1', terms)
    assert.isFalse(refused.ok)
    if (!refused.ok) assert.closeTo(refused.seconds, 3600, 5)
    await limiter
      .use({ requests: 16, duration: '1 hour' })
      .delete(networkKey('tried', '2001:db8:1::/48'))
    for (const host of [1, 2]) assert.isTrue(await take(`2001:db8:1:9::${host}`))
  })
})
