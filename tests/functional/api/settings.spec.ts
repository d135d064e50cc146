import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Site from '#models/site'
import { createCompany } from '#tests/support/sites/company'
import { statementsOf } from '#tests/support/database/statements'
import { inTransaction } from '#tests/support/database/transactions'
import { askHost } from '#tests/support/seo/ask_host'
import { siteUrl } from '#tests/support/http/cookies'
import { setSetting } from '#tests/support/sites/settings'

test.group('GET /api/settings.php', (group) => {
  inTransaction(group)

  test('answers the settings of this site', async ({ client, assert }) => {
    const response = await client.get('/api/settings.php')
    response.assertStatus(200)
    const settings = response.body()
    assert.containSubset(settings, {
      name: 'Vonk',
      support_email: `support@${settings.domain}`,
      message_credits: 1,
      refund_days: 14,
    })
    assert.deepEqual(settings.minimum_message_costs.NL, { costs: 7999 / 300, currency: 'EUR' })
    assert.deepEqual(settings.minimum_message_costs.PL, { costs: 35_999 / 300, currency: 'PLN' })
  })

  test('answers those of a forced host', async ({ client, assert }) => {
    const site = await aSite({ domain: 'flirt.example', name: 'Flirt', domainLanguage: 'de' })
    await setSetting('message_credits', 4, site.id)
    const response = await client.get('/api/settings.php').qs({ host: 'flirt.example' })
    assert.containSubset(response.body(), {
      name: 'Flirt',
      domain: 'flirt.example',
      domain_language: 'de',
      message_credits: 4,
    })
  })

  test('asks the database for no host that no site has, nor remembers it', async ({
    client,
    assert,
  }) => {
    const ask = async (host: string) => {
      await client.get('/api/settings.php').qs({ host })
      await askHost(`http://${host}/api/settings.php`)
    }
    await ask('first.example')
    const kept = mock.method(Map.prototype, 'set')
    const asked = await statementsOf(async () => {
      const long = 'a'.repeat(300)
      for (let number = 0; number < 20; number++) await ask(`random-${number}.${long}.example`)
    })
    kept.mock.restore()
    assert.isEmpty(asked.filter(({ sql }) => /(sites|companies|settings)/.test(sql)))
    const keys = kept.mock.calls.map(({ arguments: [key] }) => String(key))
    assert.isNotEmpty(keys)
    assert.isEmpty(keys.filter((key) => key.includes('random-')))
  })

  test('sets the language of the domain where none was chosen', async ({ client, assert }) => {
    await aSite({ domain: 'flirt.example', name: 'Flirt', domainLanguage: 'de' })
    const first = await client.get('/api/settings.php').qs({ host: 'flirt.example' })
    assert.include(String(first.header('set-cookie')), 'i18n_redirected=de')
    const later = await fetch(`${siteUrl}/api/settings.php?host=flirt.example`, {
      headers: { Cookie: 'i18n_redirected=pl' },
    })
    assert.notInclude(String(later.headers.getSetCookie()), 'i18n_redirected')
  })

  test('tells the country of the address, and the one that was chosen', async ({ assert }) => {
    const response = await fetch(`${siteUrl}/api/settings.php`, {
      headers: { 'Cookie': 'geoip_selected_country=BE', 'X-Forwarded-For': '145.97.39.155' },
    })
    const { geoip_country: geoip, geoip_selected_country: selected } =
      (await response.json()) as Record<string, unknown>
    assert.deepEqual([geoip, selected], ['NL', 'BE'])
  })

  test('exposes nothing that no browser needs', async ({ client, assert }) => {
    const { login_failures: limit, ...rest } = (await client.get('/api/settings.php')).body()
    assert.isUndefined(limit)
    assert.notProperty(rest, 'loginFailures')
  })
})

test.group('GET /api/companyinfo.php', (group) => {
  inTransaction(group)

  test('answers who runs the site, with a number to dial', async ({ client, assert }) => {
    await createCompany({ added: DateTime.utc(2025, 1, 1) })
    const { company } = (await client.get('/api/companyinfo.php')).body()
    assert.deepEqual(company, {
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'NL',
      kvk: '12345678',
      tradenames: ['Vonk'],
      vat_numbers: ['NL001'],
      delete_discount: null,
      support_phone: '+31301234567',
      added: '2025-01-01T00:00:00.000Z',
    })
  })

  test('is not sent again while it is the same, as the settings are not', async ({ client }) => {
    for (const path of ['/api/companyinfo.php', '/api/settings.php']) {
      const etag = String((await client.get(path)).header('etag'))
      const again = await client.get(path).header('if-none-match', etag)
      again.assertStatus(304)
    }
  })

  test('answers nothing where no company is set', async ({ client, assert }) => {
    assert.deepEqual((await client.get('/api/companyinfo.php')).body(), { company: null })
  })
})

function aSite(about: Pick<Site, 'domain' | 'name' | 'domainLanguage'>) {
  return Site.create({ id: crypto.randomUUID(), createdAt: DateTime.utc(), ...about })
}
