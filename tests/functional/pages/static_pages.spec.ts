import { test } from '@japa/runner'
import { contentPages } from '#core/sites/content/page'
import Site from '#models/site'
import { inTransaction } from '#tests/support/database/transactions'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

type Props = { title: string; html: string }

test.group('The pages of the site', (group) => {
  inTransaction(group)

  for (const page of contentPages) {
    for (const language of ['en', 'nl']) {
      test(`have ${page} in ${language}, with nothing left to fill in`, async ({
        client,
        assert,
      }) => {
        const response = await client
          .get(`/pages/${page}`)
          .header('accept-language', language)
          .withInertia()
        response.assertInertiaComponent('pages/show')
        const { title, html } = response.inertiaProps as Props
        assert.isNotEmpty(title)
        assert.isAbove(html.length, 400)
        assert.notMatch(html, /[{}]|<script|<h1|style=/)
      })
    }
  }

  test('state the settings of the site', async ({ client, assert }) => {
    await setSetting('refund_days', 21)
    const response = await client.get('/pages/return-policy').withInertia()
    const { html } = response.inertiaProps as Props
    assert.include(html, 'within 21 days')
    const [addressee] = /To [^<]*:/.exec(html)!
    assert.lengthOf(addressee.match(/@/g)!, 1, 'the form of withdrawal names the address once')
  })

  test('promise that photos are checked before others see them only where they are', async ({
    client,
    assert,
  }) => {
    const texts = ['/en/pages/2257-compliance-statement', '/en/pages/terms', '/en/pages/faq']
    const before = 'We check photos before others can see them.'
    for (const path of texts) assert.include((await client.get(path)).text(), before, path)
    await setSetting('photo_moderation', 'after')
    for (const path of texts) {
      const page = (await client.get(path)).text()
      assert.notInclude(page, before, path)
      assert.include(page, 'We check photos once they can be seen.', path)
    }
  })

  test('say of when they are, and lead to the same page in other languages', async ({
    client,
    assert,
  }) => {
    for (const page of contentPages) {
      const text = (await client.get(`/en/pages/${page}`)).text()
      assert.match(text, /Version of [^<]*\d{4}/, page)
      assert.include(text, `href="/pl/pages/${page}"`)
    }
    const members = (await client.get('/members')).text()
    assert.notInclude(members, 'href="/pl/')
  })

  test('escape names in HTML', async ({ client, assert }) => {
    await Site.query().update({ name: '<b>Vonk</b> & co' })
    clearSettingsCache()
    const response = await client.get('/pages/cookies').withInertia()
    const { html } = response.inertiaProps as Props
    assert.notInclude(html, '<b>')
    assert.include(html, '&lt;b&gt;Vonk')
  })

  for (const path of ['/pages/secrets', '/pages/..%2fterms', '/pages/terms/x', '/pages']) {
    test(`do not give access to ${path}`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(404)
    })
  }
})
