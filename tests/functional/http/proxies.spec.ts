import { json } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { readAddresses } from '#config/address_list'
import { inTransaction } from '#tests/support/database/transactions'
import { openConnections, proxy, stranger } from '#tests/support/http/connection'
import { addSite } from '#tests/support/sites/other_site'
import { clearSettingsCache } from '#tests/support/sites/settings'

/** Dutch, as the offline table has it. */
const visitor = '145.97.39.155'

test.group('What a connection says of its visitor', (group) => {
  inTransaction(group)
  let connections: Awaited<ReturnType<typeof openConnections>>

  group.each.setup(async () => {
    connections = await openConnections()
    return () => {
      connections.close()
      clearSettingsCache()
    }
  })

  /** The settings of the site, which tell also where it believes the visitor is. */
  const ask = async (from: string, headers: Record<string, string>) => {
    const answer = await connections.ask({ from, path: '/api/settings.php', headers })
    return (await json(answer)) as { name: string; geoip_country: string | null }
  }

  test('is believed of a trusted proxy alone: {header}')
    .with([
      { header: 'X-Forwarded-For', value: visitor, country: 'NL' },
      { header: 'X-Forwarded-For', value: `1.1.1.1, ${visitor}`, country: 'NL' },
      { header: 'X-Forwarded-For', value: `${visitor}, ${stranger}`, country: null },
      { header: 'CF-IPCountry', value: 'NL', country: 'NL' },
    ])
    .run(async ({ assert }, { header, value, country }) => {
      assert.equal((await ask(proxy, { [header]: value })).geoip_country, country)
      assert.isNull((await ask(stranger, { [header]: value })).geoip_country)
    })

  test('names the site only as a trusted proxy', async ({ assert }) => {
    await addSite('flirt.example', 'Flirt')
    const headers = { 'X-Forwarded-Host': 'flirt.example' }
    assert.equal((await ask(proxy, headers)).name, 'Flirt')
    assert.equal((await ask(stranger, headers)).name, 'Vonk')
  })
})

test.group('The list of trusted proxies', () => {
  test('has {address}: {trusted}')
    .with([
      { address: '10.1.2.3', trusted: true },
      { address: '::ffff:10.1.2.3', trusted: true },
      { address: '192.0.2.7', trusted: true },
      { address: 'fd00::1', trusted: true },
      { address: '192.0.2.8', trusted: false },
      { address: '127.0.0.1', trusted: false },
      { address: '::1', trusted: false },
      { address: 'fe80::1%eth0', trusted: false },
      { address: '10.1.2.3:443', trusted: false },
      { address: undefined, trusted: false },
    ])
    .run(({ assert }, { address, trusted }) => {
      assert.equal(
        readAddresses('TRUSTED_PROXIES', '10.0.0.0/8, 192.0.2.7,fd00::/8')(address),
        trusted
      )
    })

  test('stops the start when it has "{$self}"')
    .with([
      '',
      'loopback',
      '10.0.0.0/33',
      '10.0.0.0/',
      'fd00::/8/9',
      '10.0.0.1;10.0.0.2',
      '10.0.0/8',
    ])
    .run(({ assert }, word) => {
      assert.throws(
        () => readAddresses('TRUSTED_PROXIES', `127.0.0.1,${word}`),
        `TRUSTED_PROXIES: "${word}" is no address`
      )
    })
})
