import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { askPage, drawnPage } from '#tests/support/http/open_page'
import { account, join, countOf } from '#tests/support/people/members'
import { inTransaction } from '#tests/support/database/transactions'
import {
  birthYear,
  bob,
  cleo,
  dirk,
  unconfirmedAda,
  ada,
  type Person,
} from '#tests/support/people/people'
import { getJson } from '#tests/support/messaging/conversations'
import { photoUrl } from '#queries/profiles/photo_url'
import { namesOf } from '#tests/support/discovery/search'
import { setSetting } from '#tests/support/sites/settings'
import { man } from '#tests/support/people/many_members'
import { storePhoto } from '#tests/support/profiles/photos'
import type { ApiClient } from '@japa/api-client'
import { closedSite, moveTo } from '#tests/support/sites/other_site'

test.group('The sign-up page', (group) => {
  inTransaction(group)

  test('begins with the answers of the home page', async ({ client }) => {
    const response = await client.get('/signup?gender=female&seeking=both').withInertia()
    response.assertInertiaComponent('accounts/signup')
    response.assertInertiaPropsContains({ gender: 'female', seeking: 'both', minAge: 18 })
  })

  test('ignores invalid answers', async ({ client }) => {
    const response = await client.get('/signup?gender=robot&seeking[]=x').withInertia()
    response.assertStatus(200)
    response.assertInertiaPropsContains({ gender: null, seeking: null })
  })

  test('has a last step without script after the others alone', async ({ assert, client }) => {
    const said = /<noscript>.*Your earlier answers aren’t available any more\..*<\/noscript>/
    assert.match((await client.get('/signup?step=4')).text(), said)
    assert.notMatch((await client.get('/signup?step=3')).text(), said)
  })

  test('waits at its last step for the answers that script keeps', async ({ assert, client }) => {
    const submits = (await drawnPage(client, '/signup?step=4')).match(/<button[^>]*submit[^>]*>/g)
    assert.match(submits?.at(-1) ?? '', / disabled/)
  })

  test('is rendered on the server, in the language of the visitor', async ({ client }) => {
    const response = await client.get('/signup?step=2').header('accept-language', 'nl')
    response.assertTextIncludes('Wanneer ben je geboren?')
    response.assertTextIncludes('<html lang="nl">')
  })
})

test.group('The last step', (group) => {
  inTransaction(group)

  test('names the masked address to correct, also after a landing, but no birth date', async ({
    client,
    assert,
  }) => {
    await join(unconfirmedAda)
    const response = await client.get('/signup/complete').loginAs(await account(unconfirmedAda))
    for (const path of ['/signup/complete', '/signup-matches']) {
      const page = await drawnPage(client, path, unconfirmedAda)
      assert.include(page, 'a•••@example.com', path)
      assert.include(page, 'href="/profile/email"', path)
    }
    assert.include(await drawnPage(client, '/signup-matches', unconfirmedAda), 'Open je mail')
    assert.notInclude(response.text(), 'ada@example.com')
    assert.notInclude(response.text(), '1995-06-15')
  })

  test('shows members who match in both directions', async ({ client, assert }) => {
    await join(unconfirmedAda, bob(), cleo(), dirk())
    const response = await getJson(client, unconfirmedAda, '/signup/matches')
    assert.deepEqual(
      response.body().map(({ name }: { name: string }) => name),
      ['Bob']
    )
    assert.notMatch(response.text(), birthYear)
  })

  test('shows those of about the same age before others', async ({ client, assert }) => {
    const born = (year: number) => ({ dateOfBirth: DateTime.utc(year, 6, 15) })
    await join(unconfirmedAda, man(1, born(1960)), man(2, born(1992)), man(3, born(1975)))
    const response = await getJson(client, unconfirmedAda, '/signup/matches')
    const names = response.body().map(({ name }: { name: string }) => name)
    assert.equal(names[0], 'Bob 2')
    assert.lengthOf(names, 3)
  })

  test('shows no fictional profile among them', async ({ client }) => {
    await join(unconfirmedAda, bob({ profile: { fictional: true } }))
    const response = await getJson(client, unconfirmedAda, '/signup/matches')
    response.assertBody([])
  })
})

const adasAnswers = '/signup-matches?gender=female&seeking=male'

test.group('Matching members shown during sign-up', (group) => {
  inTransaction(group)

  test('fit the answers given so far, in both directions', async ({ client, assert }) => {
    await join(ada(), bob(), cleo(), dirk())
    const response = await client.get(adasAnswers).withInertia()
    response.assertInertiaComponent('accounts/signup_matches')
    assert.deepEqual(namesOf(response.inertiaProps.matches), ['Bob'])
  })

  test('are any members while nothing is answered', async ({ client, assert }) => {
    await join(ada(), bob())
    const response = await client.get('/signup-matches?gender=robot').withInertia()
    assert.sameMembers(namesOf(response.inertiaProps.matches), ['Ada', 'Bob'])
  })

  test('have photos as a visitor may see them', async ({ client, assert }) => {
    await join(bob())
    const photo = await storePhoto(bob(), { main: true, isPrivate: true })
    const veiled = await client.get(adasAnswers).withInertia()
    assert.equal(veiled.inertiaProps.matches[0].picture, photoUrl(photo, 'veil', null))
    await storePhoto(bob(), { main: true, status: 'pending' })
    const hidden = await client.get(adasAnswers).withInertia()
    assert.isNull(hidden.inertiaProps.matches[0].picture)
  })

  test('never include who is fictional, invisible or disabled', async ({ client, assert }) => {
    await join(man(5, { fictional: true }), man(6, { invisible: true }))
    await join(man(7, { status: 'disabled' }))
    const response = await client.get(adasAnswers).withInertia()
    assert.deepEqual(response.inertiaProps.matches, [])
  })

  test('are hidden on a site that is closed to visitors', async ({ client, assert }) => {
    await join(bob())
    await setSetting('logged_out_search', false)
    const response = await client.get(adasAnswers).header('accept-language', 'nl')
    assert.notMatch(response.text(), /\bBob\b/)
    assert.include(response.text(), 'Nog niemand om te laten zien')
  })

  test('link to the sign-up, with the answers and the member', async ({ client, assert }) => {
    await join(bob())
    const text = (await client.get(adasAnswers)).text()
    assert.include(text, 'href="/signup?gender=female&amp;seeking=male"')
    assert.include(text, `href="/members/${bob().profile.id}/signup"`)
    assert.notInclude(text, '1995-06-15')
  })
})

const door = `/members/${bob().profile.id}/signup`

async function shown(client: ApiClient, person: Person) {
  await join(person)
  const response = await client.get(door).withInertia()
  response.assertInertiaComponent('accounts/signup')
  return response.inertiaProps.target
}

test.group('Signing up to meet a member', (group) => {
  inTransaction(group)

  test('shows who it is, as a visitor may see them', async ({ client, assert }) => {
    const target = await shown(client, bob())
    const { name, age, picture, fictional } = target.person
    assert.deepEqual([name, picture, fictional], ['Bob', null, false])
    assert.isNumber(age)
    const photo = await storePhoto(bob(), { main: true })
    const again = await client.get(door).withInertia()
    assert.equal(again.inertiaProps.target.person.picture, photoUrl(photo, 'thumb', null))
  })

  test('shows a private photo veiled, and no unapproved one', async ({ client, assert }) => {
    await join(bob())
    const photo = await storePhoto(bob(), { main: true, isPrivate: true })
    const one = await client.get(door).withInertia()
    assert.equal(one.inertiaProps.target.person.picture, photoUrl(photo, 'veil', null))
    await storePhoto(bob(), { main: true, status: 'pending' })
    const other = await client.get(door).withInertia()
    assert.isNull(other.inertiaProps.target.person.picture)
  })

  test('labels a fictional profile', async ({ client, assert }) => {
    await join(bob({ profile: { fictional: true } }))
    const response = await client.get(door).header('accept-language', 'nl')
    assert.include(response.text(), 'fysiek contact niet mogelijk')
  })

  test('reveals nothing to visitors of a closed site, and still leads there', async ({
    client,
    assert,
  }) => {
    await setSetting('logged_out_search', false)
    const target = await shown(client, bob())
    assert.deepEqual(target, { id: bob().profile.id, person: null, act: 'chat', line: null })
  })

  test('is an ordinary sign-up when the member does not exist, is disabled or kept to a site', async ({
    client,
  }) => {
    const unknown = await client.get(door).redirects(0)
    unknown.assertHeader('location', '/signup')
    await join(bob({ profile: { status: 'disabled' } }))
    const disabled = await client.get(door).redirects(0)
    disabled.assertHeader('location', '/signup')
    await join(ada())
    await moveTo(await closedSite(), ada())
    const kept = await client.get(`/members/${ada().profile.id}/signup`).redirects(0)
    kept.assertHeader('location', '/signup')
  })

  test('takes a member straight to {act}: {path}')
    .with([
      { act: 'chat', path: `/members/${bob().profile.id}/chat` },
      { act: 'like', path: `/members/${bob().profile.id}` },
    ])
    .run(async ({ client, assert }, { act, path }) => {
      await join(ada(), bob())
      const response = await askPage(client, `${door}?for=${act}`, ada())
      response.assertHeader('location', path)
      assert.equal(await countOf('likes'), 0)
    })
})
