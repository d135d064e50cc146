import { test } from '@japa/runner'
import { askPage, drawnPage, open } from '#tests/support/http/open_page'
import { begin, conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'

function chatWith({ profile }: Person) {
  return `/members/${profile.id}/chat`
}

test.group('A conversation', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo(), dirk()))

  test('is not stored before its first message', async ({ client, assert }) => {
    const page = await open(client, chatWith(bob()), ada())

    page.assertInertiaComponent('messaging/chats')
    page.assertInertiaPropsContains({
      conversation: {
        id: null,
        messages: [],
        hasOlder: false,
        unread: 0,
        partner: { name: 'Bob' },
      },
      offer: { cost: 0, freeMessagesLeft: 5, refused: null },
      overview: { conversations: [] },
    })
    assert.deepEqual([await countOf('conversations'), await countOf('participants')], [0, 0])
  })

  test('names its window after the partner', async ({ client, assert }) => {
    assert.include(await drawnPage(client, chatWith(bob()), ada()), '>Bob · Vonk</title>')
  })

  test('tells a free member before the third below the field, with the way to credits, instead of what is free', async ({
    client,
    assert,
  }) => {
    for (const { profile } of [bob(), cleo()]) await begin(client, ada(), profile.id)
    const form = async (partner: Person) => {
      const page = await drawnPage(client, chatWith(partner), ada())
      return /<textarea.*?<\/form>/s.exec(page)?.[0] ?? ''
    }
    const refused = await form(dirk())
    assert.include(refused, 'Je hebt je 2 gratis gesprekken gebruikt.')
    assert.include(refused, 'href="/credits"')
    assert.notInclude(refused, '>gratis</b>')
    const known = await form(bob())
    assert.include(known, '>gratis</b>')
    assert.notInclude(known, 'href="/credits"')
  })

  test('leads to the profile by its head, and writes each text in its own direction', async ({
    client,
    assert,
  }) => {
    const bobs = bob().profile.id
    const { conversationId } = (await begin(client, ada(), bobs, { body: 'مرحبا' })).body()
    const page = await drawnPage(client, `/chats/${conversationId}`, ada())
    assert.match(page, new RegExp(`href="/members/${bobs}"[^>]*>(?:(?!</a>).)*<h1`, 's'))
    assert.match(page, /<p dir="auto"[^>]*>مرحبا/)
    assert.match(page, /<textarea[^>]*dir="auto"/)
  })

  test('begins with its first message, and opens by its own id from then on', async ({
    client,
    assert,
  }) => {
    const sent = await begin(client, ada(), bob().profile.id, { body: 'Hoi Bob' })
    sent.assertStatus(201)
    const { conversationId, message, offer } = sent.body()
    assert.containsSubset(message, { body: 'Hoi Bob', mine: true, sequence: 1 })
    assert.equal(offer.freeMessagesLeft, 4)

    for (const [reader, partner] of [
      [ada(), bob()],
      [bob(), ada()],
    ]) {
      const page = await askPage(client, chatWith(partner), reader)
      assert.equal(page.header('location'), `/chats/${conversationId}`)
    }
  })

  test('shows the partner, the messages and the icebreakers', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id, { body: 'Hoi Ada' })
    const page = await open(client, `/chats/${id}`, ada())

    page.assertInertiaComponent('messaging/chats')
    page.assertInertiaPropsContains({
      conversation: { id, unread: 1, hasOlder: false, limited: false, partner: { name: 'Bob' } },
      offer: { cost: 0, freeMessagesLeft: 5 },
    })
    const [message] = page.inertiaProps.conversation.messages
    assert.containsSubset(message, { body: 'Hoi Ada', mine: false, sequence: 1, clientId: null })
    assert.notMatch(JSON.stringify(page.inertiaProps), /example\.com|1995-06-15/)
  })
})
