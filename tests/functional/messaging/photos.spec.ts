import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { Ports } from '#core/ports'
import { messagePhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/discovery/search'
import { block, sendPhoto, standing } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { account } from '#tests/support/people/members'
import { bob, cleo } from '#tests/support/people/people'
import { rich, shown } from '#tests/support/messaging/conversation_photos'
import { storedFiles } from '#tests/support/profiles/uploads'

test.group('A photo in a chat', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('is made anew, and nothing is left of where it was taken', async ({ client, assert }) => {
    const { sent } = await shown(client)
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

  test('costs its price once, however often it is sent', async ({ client, assert }) => {
    const { id, sent } = await shown(client)
    const again = await sendPhoto(client, rich, id, await phonePhoto(), 'one')
    assert.equal(again.body().message.id, sent.body().message.id)
    assert.containsSubset(await standing(rich), { credits: 18, messages: 1 })
    assert.lengthOf(await storedFiles(), 4)
  })

  test('is seen by its two members alone, by addresses of their own', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await shown(client)
    for (const reader of [rich, bob()]) {
      const page = await open(client, `/chats/${id}`, reader)
      const { picture } = page.inertiaProps.thread.messages[0]
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

  test('is gone for who blocked, who removed the chat, and after 180 days', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await shown(client)
    const look = async () => {
      const address = messagePhotoUrl(messageId, 'full', bob().profile.id)
      return (await client.get(address).loginAs(await account(bob()))).status()
    }
    assert.equal(await look(), 200)
    await block(rich, bob())
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

  test('that is taken back is gone for both, and its files are to be removed', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await shown(client)
    await client
      .delete(`/chats/${id}/messages/${messageId}`)
      .loginAs(await account(rich))
      .withCsrfToken()
      .accept('json')
    for (const viewer of [rich, bob()]) {
      const address = messagePhotoUrl(messageId, 'full', viewer.profile.id)
      const response = await client.get(address).loginAs(await account(viewer))
      response.assertStatus(404)
    }
    const waiting = await db.from('queue_jobs')
    assert.include(JSON.stringify(waiting), 'remove_pictures')
  })
})
