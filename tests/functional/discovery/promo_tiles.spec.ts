import { test } from '@japa/runner'
import { setSetting } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const tile = { title: 'Live now', link: 'https://cams.example/', picture: '/promo/cam.webp' }

test.group('Promo tiles', (group) => {
  inTransaction(group)

  test('appear only where the settings of the site define some', async ({ assert, client }) => {
    await join(bob())
    assert.deepEqual((await open(client, '/members', bob())).inertiaProps.promos, [])
  })

  test('stand among the members, and are not counted', async ({ assert, client }) => {
    await join(bob(), ...manyMembers(woman, 26))
    await setSetting('promo_tiles', [{ ...tile, position: 2 }, { title: 'No link' }])
    const { inertiaProps: props } = await open(client, '/members', bob())
    assert.deepEqual(props.promos, [{ ...tile, label: null, position: 2 }])
    assert.equal(props.total, 26)
    assert.lengthOf(props.members, 24)
  })
})

test.group('A promo tile on the page', (group) => {
  inTransaction(group)

  test('says in {language} that it is an advertisement, and is not followed by crawlers')
    .with([
      { language: 'nl', word: 'Advertentie' },
      { language: 'de', word: 'Anzeige' },
    ])
    .run(async ({ assert, client }, { language, word }) => {
      await join(...manyMembers(woman, 7))
      await setSetting('promo_tiles', [tile])
      const page = await client
        .get('/members?country=NL')
        .header('accept-language', language)
        .withCookie('i18n_redirected', language)
      const [, shown] = /<article[^>]*>(?:(?!<article).)*?cam\.webp(.*?)<\/article>/s.exec(
        page.text()
      ) ?? ['', '']
      assert.include(shown, `>${word}<`)
      assert.include(shown, 'rel="sponsored noopener"')
      assert.include(shown, 'href="https://cams.example/"')
    })
})
