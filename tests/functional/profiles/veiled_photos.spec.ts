import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { uniquePicture, unmask } from '#tests/support/likes/unmasking'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storageKeyOf, storePhoto } from '#tests/support/profiles/photos'
import { repeats } from '#tests/support/runner/sample'
import { sitePorts } from '#tests/support/site/ports'

const count = repeats(80, 600)
/** By pure chance one of them is picked rightly; more than six happen once in 10,000 at most. */
const luck = 6

test.group('The veil of a photo', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('tells no more than chance beside all pictures', async ({ assert, client }) => {
    const thumbs = await Promise.all(Array.from({ length: count }, uniquePicture))
    const veils: Buffer[] = []
    for (const thumb of thumbs) veils.push(await veilOf(client, await privatePhoto(thumb)))
    const picks = await unmask(veils, thumbs)
    assert.isAtMost(picks.filter((pick, index) => pick === index).length, luck)
  })

  test('is the same whatever the photo shows, and another one for each', async ({
    assert,
    client,
  }) => {
    const photoId = await privatePhoto(await uniquePicture())
    const before = await veilOf(client, photoId)
    await storeThumb(photoId, await uniquePicture())
    assert.deepEqual(await veilOf(client, photoId), before)
    assert.notDeepEqual(await veilOf(client, await privatePhoto(await uniquePicture())), before)
  })

  test('tells neither the shape nor the words of the photo', async ({ assert, client }) => {
    await storePhoto(ada(), { isPrivate: true, caption: 'By the sea' })
    const page = await open(client, `/members/${ada().profile.id}`, bob())
    const [picture] = page.inertiaProps.member.pictures
    assert.containSubset(picture, { locked: true, width: 360, height: 480, caption: null })
  })
})

async function privatePhoto(thumb: Buffer) {
  const photoId = await storePhoto(ada(), { isPrivate: true })
  await storeThumb(photoId, thumb)
  return photoId
}

async function storeThumb(photoId: string, thumb: Buffer) {
  const { photos } = await sitePorts()
  await photos.put(storageKeyOf(photoId), 'thumb', thumb)
}

/** The veil that Bob gets, who is no premium member. */
async function veilOf(client: ApiClient, photoId: string) {
  const url = photoUrl(photoId, 'veil', bob().profile.id)
  const answer = await client.get(url).loginAs(await account(bob()))
  answer.assertStatus(200)
  answer.assertHeader('content-type', 'image/svg+xml')
  return Buffer.from(answer.body())
}
