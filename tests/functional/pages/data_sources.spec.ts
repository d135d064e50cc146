import { test } from '@japa/runner'
import { landerNames } from '#core/landers/lander'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { openLander } from '#tests/support/landers/shown_members'

test.group('Every page', (group) => {
  inTransaction(group)

  test('links to whose tables the site uses, as their licence asks', async ({ assert }) => {
    for (const path of ['/', '/pl', '/pages/privacy', '/pricing']) {
      const page = await (await fetch(siteUrl + path)).text()
      assert.match(page, /<a href="https:\/\/db-ip\.com"[^>]*>[^<]*DB-IP<\/a>/, path)
      assert.include(page, 'href="https://www.geonames.org"', path)
      assert.include(page, 'href="https://creativecommons.org/licenses/by/4.0/"', path)
    }
    for (const lander of landerNames) {
      const { page } = await openLander(`/landers/${lander}`)
      assert.match(page, /<a href="https:\/\/db-ip\.com">[^<]*DB-IP<\/a>/, lander)
    }
  })
})
