import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { adminRoles } from '#core/admin/admin'
import { storeOneOfEach } from '#tests/support/admin/one_of_each'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { clearSettingsCache } from '#tests/support/sites/settings'

type As = Awaited<ReturnType<typeof signInAdmin>>['as']

test.group('The links of the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return async () => {
      drive.restore()
      clearSettingsCache()
      await limiter.clear(['memory'])
    }
  })

  test('lead each role to something, with one of everything', async ({ assert, client }) => {
    const team: (readonly [string, As])[] = []
    for (const role of adminRoles) team.push([role, (await signInAdmin(role)).as])
    await storeOneOfEach(client)
    for (const [role, as] of team) assert.deepEqual(await deadLinks(client, as), [], role)
  }).timeout(240_000)
})

/** The links, followed from the dashboard, that lead nowhere, with the page on which they stand. */
async function deadLinks(client: ApiClient, as: As) {
  const found = new Map([['/admin', 'the address']])
  const dead: string[] = []
  for (const [path, page] of found) {
    const shown = await as(client.get(path))
    if (shown.status() >= 400) dead.push(`${path} on ${page}: ${shown.status()}`)
    if (!/html/.test(shown.header('content-type') ?? '')) continue
    for (const linked of linksIn(shown.text())) if (!found.has(linked)) found.set(linked, path)
  }
  return dead
}

/** Files of the public site and pages in another filter or order are left out. */
function linksIn(html: string) {
  const links = [...html.matchAll(/<a\s[^>]*href="(\/(?:admin|pages)[^"#]*)/g)].map(
    ([, href]) => href
  )
  return links.map((href) => href.replaceAll('&amp;', '&').replace(/\?.*$/, ''))
}
