import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import Photo from '#models/photo'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'

test.group("The page of the member's own photos", (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('shows the main photo first, and why one was rejected', async ({ assert, client }) => {
    await storePhoto(ada(), { position: 1, isPrivate: true, caption: 'In May' })
    const rejected = await storePhoto(ada(), { position: 2, status: 'rejected' })
    await Photo.query().where('id', rejected).update({ rejection: 'contact_details' })
    const main = await storePhoto(ada(), { position: 3, main: true })
    const page = await open(client, '/profile/photos', ada())
    page.assertStatus(200)
    const [first, ...others] = page.inertiaProps.photos
    assert.deepInclude(first, { id: main, main: true })
    assert.containsSubset(others, [
      { isPrivate: true, caption: 'In May', main: false },
      { status: 'rejected', rejection: 'contact_details' },
    ])
    page.assertInertiaPropsContains({ limit: 3, premiumLimit: 25, moderation: 'before' })
  })

  test('reorders, captions, chooses the main photo and deletes', async ({ assert, client }) => {
    const [one, two, three] = await albumOf(3)
    const put = (path: string, form = {}) => change(client, 'put', `/profile/photos/${path}`, form)
    const answers = [
      await put(`${three}/place`, { place: 2 }),
      await put(`${two}/main`),
      await put(three, { caption: ' In <b>May</b> ', is_private: true }),
      await change(client, 'delete', `/profile/photos/${one}`),
    ]
    for (const answer of answers) assert.equal(answer.header('location'), '/profile/photos')
    const page = await open(client, '/profile/photos', ada())
    assert.containsSubset(page.inertiaProps.photos, [
      { id: two, main: true },
      { id: three, caption: 'In <b>May</b>', isPrivate: true },
    ])
    assert.lengthOf(page.inertiaProps.photos, 2)
  })

  test('shows captions only with a clear photo', async ({ assert, client }) => {
    await storePhoto(ada(), { position: 1, main: true, caption: 'On the beach' })
    const secret = await storePhoto(ada(), { position: 2, isPrivate: true, caption: 'In bed' })
    await storeFiles(secret)
    const page = await open(client, `/members/${ada().profile.id}`, bob())
    const pictures: { caption: string | null; locked: boolean }[] =
      page.inertiaProps.member.pictures
    assert.deepEqual(
      pictures.map(({ caption, locked }) => ({ caption, locked })),
      [
        { caption: 'On the beach', locked: false },
        { caption: null, locked: true },
      ]
    )
    assert.notInclude(JSON.stringify(page.inertiaProps), 'In bed')
  })
})

async function albumOf(count: number) {
  const ids: string[] = []
  for (let position = 1; position <= count; position++) {
    ids.push(await storePhoto(ada(), { position, main: position === 1 }))
  }
  return ids
}

async function change(client: ApiClient, method: 'put' | 'delete', path: string, form = {}) {
  const request = client[method](path)
    .loginAs(await account(ada()))
    .withCsrfToken()
  return request.accept('json').redirects(0).json(form)
}
