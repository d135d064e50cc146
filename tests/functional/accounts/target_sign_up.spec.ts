import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { photoUrl } from '#queries/profiles/photo_url'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join as live } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const door = `/members/${bob().profile.id}/signup`

async function shown(client: ApiClient, person: Person) {
  await live(person)
  const response = await client.get(door).withInertia()
  response.assertInertiaComponent('accounts/signup')
  return response.inertiaProps.target
}

test.group('Signing up to meet a member', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)

  test('shows who it is, as a visitor may see them', async ({ client, assert }) => {
    const target = await shown(client, bob())
    const { name, age, picture, fictional } = target.person
    assert.deepEqual([name, picture, fictional], ['Bob', null, false])
    assert.isNumber(age)
    const photo = await storePhoto(bob(), { main: true })
    const again = await client.get(door).withInertia()
    assert.equal(again.inertiaProps.target.person.picture, photoUrl(photo, 'thumb', null))
  })

  test('shows a private photo blurred, and no unapproved one', async ({ client, assert }) => {
    await live(bob())
    const photo = await storePhoto(bob(), { main: true, isPrivate: true })
    const one = await client.get(door).withInertia()
    assert.equal(one.inertiaProps.target.person.picture, photoUrl(photo, 'blurred', null))
    await storePhoto(bob(), { main: true, status: 'pending' })
    const other = await client.get(door).withInertia()
    assert.isNull(other.inertiaProps.target.person.picture)
  })

  test('labels a fictional profile', async ({ client, assert }) => {
    await live(bob({ profile: { fictional: true } }))
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
    await live(bob({ profile: { status: 'disabled' } }))
    const disabled = await client.get(door).redirects(0)
    disabled.assertHeader('location', '/signup')
    await live(ada())
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
      await live(ada(), bob())
      const response = await client
        .get(`${door}?for=${act}`)
        .loginAs(await account(ada()))
        .redirects(0)
      response.assertHeader('location', path)
      assert.equal(await countOf('likes'), 0)
    })
})
