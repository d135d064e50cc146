import { test } from '@japa/runner'
import { networkOf, networksOf } from '#core/accounts/signing_up/network'

test.group('The network of a visitor', () => {
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
  ]) {
    test(`of ${address} is ${network}`, ({ assert }) => {
      assert.equal(networkOf(address), network)
    })
  }
})

test.group('The networks that count what an address does', () => {
  test('are its own, and eightfold the /48 that an IPv6 one lies in', ({ assert }) => {
    assert.deepEqual(networksOf('2001:db8:1:2::9'), [
      { network: '2001:db8:1:2::/64', times: 1 },
      { network: '2001:db8:1::/48', times: 8 },
    ])
    assert.deepEqual(networksOf('192.0.2.7'), [{ network: '192.0.2.7', times: 1 }])
  })
})
