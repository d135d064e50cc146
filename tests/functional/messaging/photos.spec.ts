import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { Ports } from '#core/ports'
import { messagePhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { account } from '#tests/support/people/members'
import { bob, cleo } from '#tests/support/people/people'
import { premiumAda, sentPhoto } from '#tests/support/messaging/conversation_photos'

test.group('A photo in a conversation', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('is re-encoded, without its location data', async ({ client, assert }) => {
    const { sent } = await sentPhoto(client)
    sent.assertStatus(201)
    sent.assertBodyContains({
      message: { kind: 'photo', body: '', sequence: 1, picture: { width: 400, height: 600 } },
      offer: { credits: 18 },
    })
    const { storage_key: storageKey } = await db.from('messages').first()
    const { photos } = await app.container.make(Ports)
    const about = await sharp((await photos.read(storageKey, 'full')) ?? undefined).metadata()
    assert.equal(about.format, 'webp')
    assert.isUndefined(about.exif ?? about.xmp ?? about.iptc ?? about.orientation)
    assert.notInclude(JSON.stringify(sent.body()), storageKey)
  })

  test('is visible to its two members alone, each by a URL of their own', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await sentPhoto(client)
    for (const reader of [premiumAda, bob()]) {
      const page = await open(client, `/chats/${id}`, reader)
      const { picture } = page.inertiaProps.conversation.messages[0]
      for (const address of [picture.thumb, picture.full]) {
        const response = await client.get(address).loginAs(await account(reader))
        response.assertStatus(200)
        response.assertHeader('content-type', 'image/webp')
      }
    }
    const foreign = [
      [cleo(), messagePhotoUrl(messageId, 'full', bob().profile.id)],
      [cleo(), messagePhotoUrl(messageId, 'full', cleo().profile.id)],
      [bob(), photoUrl(messageId, 'full', bob().profile.id)],
      [bob(), `/chat-photos/${messageId}/full?until=99999999999&mark=guess`],
      [bob(), messagePhotoUrl(messageId, 'blurred', bob().profile.id)],
    ] as const
    for (const [viewer, address] of foreign) {
      const response = await client.get(address).loginAs(await account(viewer))
      assert.equal(response.status(), 404, address)
    }
    const visitor = await client
      .get(messagePhotoUrl(messageId, 'full', bob().profile.id))
      .redirects(0)
    visitor.assertStatus(302)
  })

  test('is gone after a block, after removing the conversation, and after 180 days', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await sentPhoto(client)
    const look = async () => {
      const address = messagePhotoUrl(messageId, 'full', bob().profile.id)
      return (await client.get(address).loginAs(await account(bob()))).status()
    }
    assert.equal(await look(), 200)
    await block(premiumAda, bob())
    assert.equal(await look(), 404)
    await db.from('blocks').delete()
    const side = { conversation_id: id, profile_id: bob().profile.id }
    await db.from('participants').where(side).update({ removed_up_to: 1 })
    assert.equal(await look(), 404)
    await db.from('participants').where(side).update({ removed_up_to: 0 })
    const long = DateTime.utc().minus({ days: 181 }).toMillis()
    await db.from('messages').update({ sent_at: long, delivered_at: long })
    assert.equal(await look(), 404)
  })

  test('that is removed is gone for both, and its files are queued for removal', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await sentPhoto(client)
    await client
      .delete(`/chats/${id}/messages/${messageId}`)
      .loginAs(await account(premiumAda))
      .withCsrfToken()
      .accept('json')
    for (const viewer of [premiumAda, bob()]) {
      const address = messagePhotoUrl(messageId, 'full', viewer.profile.id)
      const response = await client.get(address).loginAs(await account(viewer))
      response.assertStatus(404)
    }
    const waiting = await db.from('queue_jobs')
    assert.include(JSON.stringify(waiting), 'remove_pictures')
  })
})
