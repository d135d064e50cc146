import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { setSetting } from '#tests/support/sites/settings'

function choose(client: ApiClient, country: string) {
  return client.post('/country').withCsrfToken().redirects(0).accept('json').form({ country })
}

function cookieOf(response: Awaited<ReturnType<typeof choose>>) {
  const cookies = [response.headers()['set-cookie'] ?? []].flat()
  return cookies.find((cookie) => cookie.startsWith('geoip_selected_country='))
}

/** The country in the props of a page, for a Dutch IP address with this cookie. */
async function pageFor(cookie: string) {
  const headers = { 'Cookie': cookie, 'X-Forwarded-For': '145.97.39.155', 'X-Inertia': 'true' }
  const answer = await fetch(`${siteUrl}/lang-config`, { headers })
  const { props } = (await answer.json()) as { props: Record<string, unknown> }
  return props
}

test.group('Choosing another country', (group) => {
  inTransaction(group)

  test('is remembered in a cookie for a year', async ({ client, assert }) => {
    const response = await choose(client, 'BE')
    response.assertHeader('location', '/lang-config')
    const cookie = cookieOf(response)
    assert.include(cookie, 'geoip_selected_country=BE;')
    assert.include(cookie, `Max-Age=${365 * 24 * 60 * 60}`)
  })

  test('takes precedence over the IP address from then on', async ({ assert }) => {
    assert.containSubset(await pageFor(''), { selected: null })
    const { selected, localesOffered } = await pageFor('geoip_selected_country=CH')
    assert.equal(selected, 'CH')
    assert.deepEqual(localesOffered, {
      first: ['de', 'it', 'fr', 'en'],
      others: ['nl', 'es', 'pl'],
    })
  })

  test('is undone by choosing none', async ({ client, assert }) => {
    assert.include(cookieOf(await choose(client, '')), 'Max-Age=0')
  })

  test('offers only the countries of the site, by name', async ({ client, assert }) => {
    await setSetting('countries', ['NL', 'BE'])
    const { countries } = await pageFor('i18n_redirected=nl')
    const refused = await choose(client, 'DE')
    assert.deepEqual(countries, [
      { value: 'BE', label: 'België' },
      { value: 'NL', label: 'Nederland' },
    ])
    refused.assertStatus(422)
    assert.isUndefined(cookieOf(refused))
  })
})
