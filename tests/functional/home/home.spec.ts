import { test } from '@japa/runner'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { invalidateHomePictures } from '#queries/home/home_pictures'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'

type Traits = Partial<{ status: 'pending' | 'active' | 'rejected'; isPrivate: boolean }>

/** Gives a member a main photo; answers its id. */
async function portray({ profile }: Person, traits: Traits = {}) {
  const id = crypto.randomUUID()
  const picture = { position: 1, isPrivate: false, storageKey: id, width: 900, height: 1200 }
  const createdAt = profile.createdAt
  await Photo.create({
    id,
    profileId: profile.id,
    status: 'active',
    createdAt,
    ...picture,
    ...traits,
  })
  await Profile.query().where('id', profile.id).update({ main_photo_id: id })
  return id
}

test.group('The home page', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    invalidateHomePictures()
    return () => invalidateHomePictures()
  })

  test('shows members whom anyone may see', async ({ client }) => {
    await join(ada())
    const photo = await portray(ada())
    const response = await client.get('/').withInertia()
    response.assertInertiaPropsContains({ pictures: [photoUrl(photo, 'thumb', null)] })
  })

  for (const [whom, person, traits] of [
    ['fictional', ada({ profile: { fictional: true } }), {}],
    ['invisible', ada({ profile: { invisible: true } }), {}],
    ['not confirmed', ada({ profile: { status: 'disabled' } }), {}],
    ['known by a private photo only', ada(), { isPrivate: true }],
    ['known by a photo that is not checked yet', ada(), { status: 'pending' }],
    ['known by a rejected photo only', ada(), { status: 'rejected' }],
  ] as [string, Person, Traits][]) {
    test(`shows nobody who is ${whom}`, async ({ client, assert }) => {
      await join(person)
      await portray(person, traits)
      const response = await client.get('/').withInertia()
      assert.deepEqual(response.inertiaProps, { ...response.inertiaProps, pictures: [] })
    })
  }

  test('asks for the first step without any script', async ({ client, assert }) => {
    const text = (await client.get('/').header('accept-language', 'en')).text()
    assert.match(text, /<form[^>]*action="\/signup"[^>]*method="get"/)
    for (const name of ['gender', 'seeking']) {
      assert.match(text, new RegExp(`<input type="radio"[^>]*required=""[^>]*name="${name}"`))
    }
    assert.include(text, 'Meet someone worth staying up for.')
  })

  test('redirects members to the search', async ({ client }) => {
    await join(bob())
    const response = await client
      .get('/')
      .loginAs(await account(bob()))
      .redirects(0)
    response.assertHeader('location', '/members')
  })

  test('has no style attribute, which the content security policy would block', async ({
    client,
    assert,
  }) => {
    await join(ada())
    await portray(ada())
    assert.notMatch((await client.get('/')).text(), /<[^>]+\sstyle="/)
  })
})
