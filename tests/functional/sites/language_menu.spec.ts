import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'

test.group('The language menu', (group) => {
  inTransaction(group)

  test('shows the languages of the country first, and below a line those under a heading', async ({
    assert,
  }) => {
    assert.deepEqual(await menuFor('CH'), [
      ...['de', 'it', 'fr', 'en'],
      'line',
      'More languages',
      ...['nl', 'es', 'pl'],
    ])
  })
})

/** What the menu shows an English visitor who chose this country, from the top down. */
async function menuFor(country: string) {
  const headers = { 'Cookie': `geoip_selected_country=${country}`, 'Accept-Language': 'en' }
  const answer = await fetch(`${siteUrl}/pages/privacy`, { headers })
  const [menu] = /<form[^>]* action="\/language".*?<\/form>/s.exec(await answer.text()) ?? ['']
  const parts = menu.matchAll(/<button[^>]* lang="(\w+)"|<(hr)|<p[^>]*>([^<]+)/g)
  return [...parts].map(([, locale, line, heading]) => locale ?? (line ? 'line' : heading))
}
