import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import Profile from '#models/profile'
import { inTransaction } from '#tests/support/database/transactions'
import { bomb, drawing, noise } from '#tests/support/profiles/picture_files'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { unwritableUploadFolder } from '#tests/support/profiles/upload_folder'
import { filesOnTheWay, storedFiles, upload } from '#tests/support/profiles/uploads'

const megabyte = 1024 * 1024

test.group('An upload', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('is refused, in Dutch, when it is {title}')
    .with([
      {
        title: 'a GIF',
        make: () => drawing().gif().toBuffer(),
        says: 'Dit bestand kunnen we niet gebruiken. Kies een JPEG, PNG of WebP.',
      },
      {
        title: 'HEIC',
        make: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
        says: 'Dit is een HEIC-foto, en die kunnen we niet openen. Sla hem op als JPEG en probeer het opnieuw.',
      },
      {
        title: 'cut off',
        make: async () => (await noise()).subarray(0, 40_000),
        says: 'Deze foto is beschadigd of niet compleet. Kies een andere.',
      },
      {
        title: 'a header alone',
        make: async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
        says: 'Deze foto is beschadigd of niet compleet. Kies een andere.',
      },
      {
        title: 'a bomb',
        make: async () => bomb(60_000, 60_000),
        says: 'Deze foto heeft te veel pixels: hoogstens 60 miljoen. Maak hem kleiner en probeer het opnieuw.',
      },
      {
        title: 'a bomb of one line',
        make: async () => bomb(60_000, 100),
        says: 'Deze foto is te klein: elke zijde moet minstens 200 pixels zijn.',
      },
      {
        title: '199 pixels wide',
        make: () => drawing(199, 400).jpeg().toBuffer(),
        says: 'Deze foto is te klein: elke zijde moet minstens 200 pixels zijn.',
      },
      {
        title: 'one byte more than 15 MB',
        make: async () =>
          Buffer.concat([await drawing().jpeg().toBuffer(), padding()]).subarray(
            0,
            15 * megabyte + 1
          ),
        says: 'Dit bestand is te groot: hoogstens 15\u00a0MB.',
      },
    ])
    .run(async ({ assert, client }, { make, says }) => {
      await join(ada())
      const response = await upload(client, ada(), await make())
      response.assertStatus(422)
      assert.equal(response.body().message, says)
      assert.equal(await countOf('photos'), 0)
      assert.deepEqual(await storedFiles(), [])
      assert.isNull((await Profile.findOrFail(ada().profile.id)).mainPhotoId)
      assert.deepEqual(filesOnTheWay(), [])
    })

  test('without a file is refused as no picture', async ({ client }) => {
    await join(ada())
    const owner = await account(ada())
    const post = () =>
      client.post('/profile/photos?client_id=one').loginAs(owner).withCsrfToken().accept('json')
    const requests = [
      post().json({ photo: 'me.jpg' }),
      post().field('photo', 'me.jpg'),
      post().header('content-type', 'multipart/form-data').form('photo=me.jpg'),
    ]
    for (const request of requests) {
      const response = await request
      response.assertStatus(422)
      response.assertBodyContains({ refusal: 'picture_unknown' })
    }
  })

  test('is not taken for a bad file when this node cannot write it', async ({
    assert,
    client,
    cleanup,
  }) => {
    await join(ada())
    cleanup(unwritableUploadFolder())
    const response = await upload(client, ada(), await drawing().jpeg().toBuffer())
    response.assertStatus(503)
    response.assertBodyContains({ refusal: 'storage_unavailable' })
    assert.equal(await countOf('photos'), 0)
  })

  test('is refused to a visitor', async ({ assert, client }) => {
    const response = await client
      .post('/profile/photos?client_id=one')
      .withCsrfToken()
      .accept('json')
      .file('photo', await drawing().jpeg().toBuffer(), { filename: 'me.jpg' })
    response.assertStatus(403)
    response.assertBody({ error: 'authentication_required' })
    assert.equal(await countOf('photos'), 0)
  })

  test('is refused from another site', async ({ assert, client }) => {
    await join(ada())
    const picture = await drawing().jpeg().toBuffer()
    await client
      .post('/profile/photos?client_id=one')
      .loginAs(await account(ada()))
      .redirects(0)
      .file('photo', picture, { filename: 'me.jpg' })
    assert.equal(await countOf('photos'), 0)
  })
})

function padding() {
  return Buffer.alloc(16 * megabyte)
}
