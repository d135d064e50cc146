import { test } from '@japa/runner'
import { setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { open } from '#tests/support/http/open_page'

/** Whether a browser with these cookies gets the entry warning: as a dialog, or to be drawn by script. */
async function warns(path: string, cookie = '') {
  const response = await fetch(siteUrl + path, { headers: { Cookie: cookie } })
  return /<dialog data-warning|"entryWarning":true/.test(await response.text())
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
    // The home page, a page that scripts draw it on, a lander, and a landing.
    for (const path of ['/nl/', '/nl/pages/terms', '/nl/landers/gallery']) {
      assert.include(await textOf(path), own, path)
    }
    const english = await textOf('/en/')
    assert.include(english, 'Vonk is a dating site for adults')
    assert.notInclude(english, own)
  })

  test('is not for members', async ({ client }) => {
    await join(ada())
    const page = await open(client, '/members', ada())
    page.assertInertiaPropsContains({ entryWarning: false })
  })
})
