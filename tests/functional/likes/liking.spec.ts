import { test } from '@japa/runner'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike, isUnseen, like, unlike } from '#tests/support/likes/likes'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { conversationBetween, postEmpty, say } from '#tests/support/messaging/conversations'
import { sendForm } from '#tests/support/http/send_form'

test.group('Liking a member', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is stored once', async ({ assert, client }) => {
    for (const response of [await like(client, bob(), ada()), await like(client, bob(), ada())]) {
      response.assertStatus(200)
      response.assertBody({ liked: true, match: false })
    }
    assert.equal(await countOf('likes'), 1)
  })

  test('shows on tile and profile', async ({ assert, client }) => {
    await like(client, bob(), ada())
    const { inertiaProps: search } = await open(client, '/members', bob())
    assert.isTrue(search.members[0].liked)
    const { inertiaProps: profile } = await open(client, `/members/${ada().profile.id}`, bob())
    assert.deepInclude(profile, { liked: true, match: false })
  })

  test('can be undone, also twice', async ({ assert, client }) => {
    await like(client, bob(), ada())
    for (const response of [
      await unlike(client, bob(), ada()),
      await unlike(client, bob(), ada()),
    ]) {
      response.assertStatus(200)
      response.assertBody({ liked: false, match: false })
    }
    assert.equal(await countOf('likes'), 0)
  })

  test('without script leads back to the page', async ({ client }) => {
    const response = await client
      .post(`/members/${ada().profile.id}/like`)
      .loginAs(await account(bob()))
      .withCsrfToken()
      .header('referer', '/members?min_age=30')
      .redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/members?min_age=30')
  })

  test('stays new when someone else opens the profile', async ({ assert, client }) => {
    await storeLike(bob(), ada())
    await open(client, `/members/${bob().profile.id}`, bob())
    await open(client, `/members/${bob().profile.id}`)
    assert.isTrue(await isUnseen(bob(), ada()))
  })
})

test.group('Blocking a member', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('removes conversation and likes between the two', async ({ assert, client }) => {
    await storeLike(ada(), bob())
    await storeLike(bob(), ada())
    await say(client, bob(), await conversationBetween(bob(), ada()))
    const response = await postEmpty(client, ada(), `/members/${bob().profile.id}/block`)
    response.assertBody({ blocked: true })
    assert.equal(await countOf('likes'), 0)
    const chats = await open(client, '/api/chats.php', bob())
    assert.deepEqual(chats.body().chats, [])
  })

  test('without script leads to the members page and says so', async ({ client }) => {
    const response = await sendForm(client, ada(), `/members/${bob().profile.id}/block`)
    response.assertStatus(302)
    response.assertHeader('location', '/members')
  })
})
