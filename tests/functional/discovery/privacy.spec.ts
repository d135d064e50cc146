import { test } from '@japa/runner'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const profileOfAda = `/members/${ada().profile.id}`

test.group('Pages that show members', (group) => {
  inTransaction(group)

  test('contain no e-mail address, birth date, coordinates or storage key', async ({
    assert,
    client,
  }) => {
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
