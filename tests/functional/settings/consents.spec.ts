import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { askingPages } from '#core/accounts/consents/consent'
import Consent from '#models/consent'
import Profile from '#models/profile'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { inTransaction } from '#tests/support/database/transactions'
import { search } from '#tests/support/discovery/search'
import { drawnPage, open } from '#tests/support/http/open_page'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const asked = ada({ user: { consentsAnswered: null } })
const path = '/profile/privacy'

test.group('The consent to use whom one looks for', (group) => {
  inTransaction(group)

  test('hides the profile at once when it is taken back, until it is given again', async ({
    client,
    assert,
  }) => {
    await join(ada(), bob())
    const profile = `/members/${ada().profile.id}`
    assert.include(await search(client, bob()), 'Ada')
    await sendSettings(client, path, { looking_for: '0' }, ada())
    assert.notMatch(await search(client, bob()), /\bAda\b/)
    assert.equal((await open(client, profile, bob())).status(), 404)
    assert.equal((await client.get(profile)).status(), 404)
    const page = await drawnPage(client, path, ada())
    assert.include(page, 'tot je dat doet, vindt niemand je profiel')
    assert.notInclude(page, 'name="invisible"')
    await sendSettings(client, path, { looking_for: '1' }, ada())
    assert.include(await search(client, bob()), 'Ada')
  })

  test('is asked for by every page that finds members, and finds nobody without it', async ({
    client,
    assert,
  }) => {
    await join(ada({ profile: { withdrawn: true, invisible: true } }), bob())
    for (const page of askingPages) {
      const asking = await drawnPage(client, page, ada())
      assert.notInclude(asking, 'Bob')
      assert.include(asking, 'We zoeken nu niemand voor je')
      assert.include(asking, `name="back" value="${page}"`)
    }
    const cards = await open(client, '/swipe-game/cards', ada())
    assert.deepEqual(cards.body(), { cards: [], next: null })
    const answer = await sendSettings(client, path, { looking_for: '1', back: '/members' }, ada())
    answer.assertHeader('location', '/members')
    assert.include(await drawnPage(client, '/members', ada()), 'Bob')
  })

  test('tells their partners no longer whom they look for', async ({ client }) => {
    await join(ada({ profile: { withdrawn: true, invisible: true } }), bob())
    await conversationBetween(ada(), bob())
    const profile = `/members/${ada().profile.id}`
    const seen = await open(client, profile, bob())
    seen.assertInertiaPropsContains({ member: { name: 'Ada', seeking: null } })
    const own = await open(client, profile, ada())
    own.assertInertiaPropsContains({ member: { seeking: 'male' } })
  })
})

test.group('The log of consents', (group) => {
  inTransaction(group)

  test('is read by the member, newest first', async ({ client }) => {
    await join(ada({ profile: { advertised: false } }))
    await sendSettings(client, path, { visitors: '1' }, ada())
    await sendSettings(client, path, { visitors: '0' }, ada())
    const page = await open(client, path, ada())
    page.assertInertiaPropsContains({ visitors: false, lookingFor: null })
    const log = await Consent.query().orderBy('at').orderBy('id')
    page.assertInertiaPropsContains({
      log: log.toReversed().map(({ id, given }) => ({ id, kind: 'visitors', given })),
    })
  })
})

test.group('Members of before', (group) => {
  inTransaction(group)

  test('are asked until they have answered both questions, and stay as visible as they were', async ({
    client,
    assert,
  }) => {
    await join(asked, bob())
    const banners = async () => (await open(client, '/members', asked)).inertiaProps.banners
    assert.include(await banners(), 'consents')
    assert.include(await search(client, bob()), 'Ada')
    await sendSettings(client, path, { looking_for: '1' }, asked)
    assert.include(await banners(), 'consents')
    await sendSettings(client, path, { visitors: '0' }, asked)
    assert.notInclude(await banners(), 'consents')
    assert.isNotNull((await account(asked)).consentsAnswered)
  })
})

test.group('An answer', (group) => {
  inTransaction(group)

  test('that is none is refused, and changes nothing', async ({ client, assert }) => {
    await join(ada())
    const answer = await sendSettings(client, path, { looking_for: 'perhaps' }, ada())
    assert.notEqual(answer.status(), 500)
    assert.isEmpty(await db.from('consents'))
    const { withdrawn, invisible } = await Profile.firstOrFail()
    assert.deepEqual([Boolean(withdrawn), Boolean(invisible)], [false, false])
  })
})
