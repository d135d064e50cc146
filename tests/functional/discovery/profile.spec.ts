import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import likesTexts from '../../../resources/lang/nl/likes.json' with { type: 'json' }
import { antwerp, utrecht } from '#tests/support/database/basics'
import { setSetting } from '#tests/support/sites/settings'
import { drawnPage, open } from '#tests/support/http/open_page'
import { man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { storeLike } from '#tests/support/likes/likes'
import { ada, bob, cleo, type Person, unconfirmedAda } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { storePhoto } from '#tests/support/profiles/photos'

const profileOf = ({ profile }: Person) => `/members/${profile.id}`

test.group('The profile of a member', (group) => {
  inTransaction(group)

  test('shows what the member says of themselves', async ({ assert, client }) => {
    const about = 'Koffie, fietsen en flauwe grappen.'
    await join(bob(), ada({ profile: { about, eyeColour: 'green', tattoos: 'one' } }))
    const { inertiaProps: props } = await open(client, profileOf(ada()), bob())
    const said = { name: 'Ada', gender: 'female', place: 'Utrecht', about, seeking: 'male' }
    assert.deepInclude(props.member, said)
    assert.deepEqual(props.member.traits, [
      { trait: 'eye_colour', value: 'eye_colour_green' },
      { trait: 'tattoos', value: 'tattoos_one' },
    ])
  })

  test('writes each text in its own direction, and counts no single photo', async ({
    assert,
    client,
  }) => {
    await join(bob(), ada({ profile: { about: 'مرحبا' } }))
    await storePhoto(ada(), { main: true, caption: 'في الصيف' })
    const page = await drawnPage(client, profileOf(ada()), bob())
    for (const own of ['مرحبا', 'في الصيف', 'Ada,']) {
      assert.match(page, new RegExp(`dir="auto"[^>]*>${own}`))
    }
    assert.notInclude(page, '1 / 1')
  })

  test('marks the interests that both share', async ({ assert, client }) => {
    await join(ada(), bob())
    await setInterests(ada(), ['cycling', 'music'])
    await setInterests(bob(), ['cycling', 'wine'])
    const { inertiaProps: props } = await open(client, profileOf(ada()), bob())
    assert.deepEqual(props.interests, [
      { key: 'music', shared: false },
      { key: 'cycling', shared: true },
    ])
  })

  test('leaves out fields that the site does not show', async ({ assert, client }) => {
    await setSetting('visible_profile_fields', ['tattoos'])
    await setSetting('visible_profile_notes', false)
    await join(bob(), ada({ profile: { about: 'Hoi', eyeColour: 'green', tattoos: 'one' } }))
    await setInterests(ada(), ['cycling'])
    const { inertiaProps: props } = await open(client, profileOf(ada()), bob())
    assert.lengthOf(props.member.traits, 1)
    assert.isNull(props.member.about)
    assert.isEmpty(props.interests)
  })

  test('states the distance in words, never in coordinates', async ({ assert, client }) => {
    const [neighbour, belgian] = [man(5, utrecht), man(6, antwerp)]
    await join(ada(), neighbour, belgian)
    const closenessOf = async (path: string, viewer?: Person) =>
      (await open(client, path, viewer)).inertiaProps.closeness
    assert.equal(await closenessOf(profileOf(ada()), neighbour), 'same_place')
    assert.equal(await closenessOf(profileOf(ada()), belgian), 'neighbouring_country')
    assert.isNull(await closenessOf(profileOf(ada())))
    assert.isNull(await closenessOf(profileOf(ada()), ada()))
    const page = await open(client, profileOf(ada()), belgian)
    assert.notMatch(JSON.stringify(page.body()), /latitude|52\.09|date_?of_?birth/i)
  })

  test('opens from the likes as the same screen, to visitors, and to its owner before they confirm', async ({
    assert,
    client,
  }) => {
    await join(unconfirmedAda, bob())
    const own = await open(client, profileOf(ada()), unconfirmedAda)
    assert.isTrue(own.inertiaProps.mine)
    await db.from('profiles').update({ status: 'active' })
    const page = await open(client, `/likes/m/${ada().profile.id}`, bob())
    page.assertInertiaComponent('discovery/member')
    const visit = await open(client, profileOf(ada()))
    visit.assertStatus(200)
  })

  test('is not found for a disabled member', async ({ client }) => {
    await join(bob(), ada({ profile: { status: 'disabled' } }))
    const page = await open(client, profileOf(ada()), bob())
    page.assertStatus(404)
  })

  test('says that both like each other, to the two of them only', async ({ assert, client }) => {
    await join(ada(), bob(), cleo())
    const saysSo = async (viewer?: Person) => {
      const page = client.get(profileOf(ada()))
      const response = await (viewer ? page.loginAs(await account(viewer)) : page)
      response.assertStatus(200)
      return response.text().includes(likesTexts.match_title)
    }
    await storeLike(bob(), ada())
    assert.isFalse(await saysSo(bob()))
    await storeLike(ada(), bob())
    assert.isTrue(await saysSo(bob()))
    assert.isFalse(await saysSo(cleo()))
    assert.isFalse(await saysSo())
  })

  test('leads back to the list it was opened from', async ({ assert, client }) => {
    await join(ada())
    const backFrom = async (referer: string) => {
      const page = await client.get(profileOf(ada())).withInertia().header('referer', referer)
      return page.inertiaProps.backTo
    }
    assert.equal(await backFrom(`${siteUrl}/members?min_age=30`), '/members?min_age=30')
    assert.equal(await backFrom(`${siteUrl}/likes/given`), '/likes/given')
    assert.equal(await backFrom(`${siteUrl}/visits`), '/visits')
    assert.equal(await backFrom(`${siteUrl}/credits`), '/members')
    assert.equal(await backFrom('https://evil.test/members?x=1'), '/members')
  })
})

async function setInterests({ profile }: Person, interests: string[]) {
  const rows = interests.map((interest) => ({ profile_id: profile.id, interest }))
  await db.table('profile_interests').multiInsert(rows)
}

const profileOfAda = `/members/${ada().profile.id}`

test.group('Pages that show members', (group) => {
  inTransaction(group)

  test('contain no e-mail, birth date, coordinates or storage key', async ({ assert, client }) => {
    await join(ada(), bob())
    await storePhoto(ada(), { main: true })
    await storePhoto(ada(), { position: 2 })
    for (const url of ['/members', profileOfAda, '/likes/given']) {
      const page = JSON.stringify((await open(client, url, bob())).body().props)
      for (const secret of ['@example.com', '1995-06-15', '52.09', 'key-', 'latitude', 'dateOf']) {
        assert.notInclude(page, secret, `${secret} at ${url}`)
      }
    }
  })

  test('send for a tile only what a tile shows', async ({ assert, client }) => {
    await join(ada(), bob())
    const { inertiaProps: props } = await open(client, '/members', bob())
    assert.sameMembers(Object.keys(props.members[0]), [
      'id',
      'name',
      'age',
      'place',
      'picture',
      'online',
      'isNew',
      'fictional',
      'liked',
    ])
  })

  test('label fictional profiles, and do not count them', async ({ assert, client }) => {
    await join(bob(), ada({ profile: { fictional: true } }))
    const { inertiaProps: props } = await open(client, '/members', bob())
    assert.isTrue(props.members[0].fictional)
    assert.equal(props.total, 0)
    const profile = await open(client, profileOfAda, bob())
    assert.isTrue(profile.inertiaProps.member.fictional)
  })
})
