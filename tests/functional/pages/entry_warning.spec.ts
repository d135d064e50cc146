import { test } from '@japa/runner'
import { setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { drawnPage } from '#tests/support/http/open_page'

/** Whether a browser with these cookies gets the entry warning. */
async function warns(path: string, cookie = '') {
  const response = await fetch(siteUrl + path, { headers: { Cookie: cookie } })
  return (await response.text()).includes('<dialog data-warning')
}

/** The page, read in the Netherlands. */
async function textOf(path: string) {
  const response = await fetch(siteUrl + path)
  return response.text()
}

test.group('The entry warning of a page', (group) => {
  inTransaction(group)

  test('is shown on the first visit, until it is dismissed', async ({ assert }) => {
    assert.isTrue(await warns('/'))
    assert.isFalse(await warns('/', `hide-site-entry-warning=${Date.now()}`))
    assert.isTrue(await warns('/', 'hide-site-entry-warning=yes'))
  })

  test('says what the site says in the language of the reader, else what we say', async ({
    assert,
  }) => {
    const own = 'Een site voor volwassenen uit de buurt'
    await setSetting('site_entry_popup_texts', { nl: own })
    for (const path of ['/nl/', '/nl/pricing', '/nl/landers/gallery']) {
      assert.include(await textOf(path), own, path)
    }
    const english = await textOf('/en/')
    assert.include(english, 'Vonk is a dating site for adults')
    assert.notInclude(english, own)
  })

  test('comes with the document where visitors look around, not where they act', async ({
    assert,
  }) => {
    assert.isTrue(await warns('/members'))
    for (const path of ['/login', '/activate/done', '/en/pages/terms', '/nowhere']) {
      assert.isFalse(await warns(path), path)
    }
  })

  test('is not for members', async ({ assert, client }) => {
    await join(ada())
    assert.notInclude(await drawnPage(client, '/members', ada()), 'data-warning')
  })
})
