import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { FakeClock } from '#adapters/fakes/fake_clock'
import { Ports } from '#core/ports'
import { chatPhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { personalFiles } from '#support/accounts/personal_files'
import { sweepPictures } from '#support/profiles/sweep_pictures'
import { open } from '#tests/support/browse'
import { block, openChat, sendPhoto, standing } from '#tests/support/chat'
import { inTransaction } from '#tests/support/database'
import { bomb, drawing, phonePhoto } from '#tests/support/made_pictures'
import { account, join } from '#tests/support/members'
import { ada, bob, cleo } from '#tests/support/people'
import { report, reportPage, reportsKept } from '#tests/support/reporting'
import { storedFiles } from '#tests/support/uploads'

const rich = ada({ user: { paidUser: true, credits: 20, freeMessagesUsed: 5 } })

/** Ada, Bob, and a photo of hers in their chat. */
async function shown(client: Parameters<typeof sendPhoto>[0]) {
  await join(rich, bob(), cleo())
  const id = await openChat(rich, bob())
  const sent = await sendPhoto(client, rich, id, await phonePhoto(), 'one')
  return { id, sent, messageId: String(sent.body().message.id) }
}

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
      [cleo(), chatPhotoUrl(messageId, 'full', bob().profile.id)],
      [cleo(), chatPhotoUrl(messageId, 'full', cleo().profile.id)],
      [bob(), photoUrl(messageId, 'full', bob().profile.id)],
      [bob(), `/chat-photos/${messageId}/full?until=99999999999&mark=guess`],
      [bob(), chatPhotoUrl(messageId, 'blurred', bob().profile.id)],
    ] as const
    for (const [viewer, address] of foreign) {
      const response = await client.get(address).loginAs(await account(viewer))
      assert.equal(response.status(), 404, address)
    }
    const visitor = await client.get(chatPhotoUrl(messageId, 'full', bob().profile.id)).redirects(0)
    visitor.assertStatus(302)
  })

  test('is gone for who blocked, who removed the chat, and after 180 days', async ({
    client,
    assert,
  }) => {
    const { id, messageId } = await shown(client)
    const look = async () => {
      const address = chatPhotoUrl(messageId, 'full', bob().profile.id)
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
      const address = chatPhotoUrl(messageId, 'full', viewer.profile.id)
      const response = await client.get(address).loginAs(await account(viewer))
      response.assertStatus(404)
    }
    const waiting = await db.from('queue_jobs')
    assert.include(JSON.stringify(waiting), 'remove_pictures')
  })

  test('is no orphan to the sweep', async ({ client, assert }) => {
    await shown(client)
    const { photos } = await app.container.make(Ports)
    const clock = new FakeClock()
    clock.set(DateTime.utc().plus({ days: 2 }))
    assert.equal(await sweepPictures({ clock, photos }), 0)
    await db.from('messages').delete()
    assert.equal(await sweepPictures({ clock, photos }), 1)
  })

  test('is in the download of its sender, and not of its reader', async ({ client, assert }) => {
    const { messageId } = await shown(client)
    const { photos } = await app.container.make(Ports)
    const picturesOf = async ({ user }: typeof rich) => {
      const files = await Array.fromAsync(personalFiles({ photos }, user.id))
      return files.map(({ name }) => name).filter((name) => name.startsWith('chat-pictures/'))
    }
    assert.deepEqual(await picturesOf(rich), [`chat-pictures/${messageId}.webp`])
    assert.isEmpty(await picturesOf(bob()))
  })

  test('goes with its sender when they are erased', async ({ client, assert }) => {
    const { id } = await shown(client)
    const { storage_key: storageKey } = await db.from('messages').first()
    const { unitOfWork } = await app.container.make(Ports)
    const whose = { userId: rich.user.id, profileId: rich.profile.id, email: null }
    const gone = await unitOfWork.run(({ traces }) => traces.erase(whose))
    assert.deepEqual(gone.pictures, [storageKey])
    const { thread } = (await open(client, `/chats/${id}`, bob())).inertiaProps
    assert.isNull(thread.messages[0].picture)
  })

  test('goes along with a report, as it was', async ({ client, assert }) => {
    const { id, messageId } = await shown(client)
    const about = { kind: 'message', id: messageId }
    const page = await open(client, reportPage(rich, about), bob())
    assert.include(page.inertiaProps.picture, `/chat-photos/${messageId}/full`)

    await report(client, bob(), rich, { about })
    await report(client, bob(), rich, { about: { kind: 'conversation', id } })
    await report(client, rich, bob(), { about: { kind: 'conversation', id } })
    const kept = await reportsKept()
    assert.deepEqual(
      kept.map(({ picture }) => picture !== null),
      [true, true, false]
    )
    assert.equal(kept[0].evidence?.lines[0].kind, 'photo')
  })
})

test.group('A photo that is refused', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('because of what it is: {refusal}')
    .with([
      { refusal: 'picture_unknown', make: async () => Buffer.from('<svg onload="alert(1)"/>') },
      { refusal: 'picture_too_small', make: () => drawing(100, 100).png().toBuffer() },
      { refusal: 'picture_too_large', make: () => bomb(10_000, 10_000) },
      { refusal: 'picture_too_heavy', make: async () => Buffer.alloc(16 * 1024 * 1024, 0xff) },
      {
        refusal: 'picture_broken',
        make: async () => (await drawing().jpeg().toBuffer()).subarray(0, 900),
      },
    ])
    .run(async ({ client, assert }, { refusal, make }) => {
      await join(rich, bob())
      const id = await openChat(rich, bob())
      const refused = await sendPhoto(client, rich, id, await make())
      refused.assertStatus(422)
      assert.equal(refused.body().refusal, refusal)
      assert.containsSubset(await standing(rich), { credits: 20, messages: 0 })
      assert.isEmpty(await storedFiles())
      const left = readdirSync(tmpdir()).filter((name) => name.startsWith('vonk-upload-'))
      assert.isEmpty(left)
    })

  test('because there are no credits for it', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await openChat(ada(), bob())
    const refused = await sendPhoto(client, ada(), id, await phonePhoto())
    refused.assertStatus(422)
    refused.assertBodyContains({ refusal: 'insufficient_credits', details: { cost: 2 } })
    assert.isEmpty(await storedFiles())
  })

  test('because the conversation is of others', async ({ client, assert }) => {
    const stranger = cleo({ user: { paidUser: true, credits: 20 } })
    await join(rich, bob(), stranger)
    const id = await openChat(rich, bob())
    const refused = await sendPhoto(client, stranger, id, await phonePhoto())
    refused.assertStatus(404)
    assert.isEmpty(await storedFiles())
  })

  test('because it has no client id', async ({ client }) => {
    await join(rich, bob())
    const id = await openChat(rich, bob())
    const refused = await sendPhoto(client, rich, id, await phonePhoto(), 'no id')
    refused.assertStatus(422)
  })
})
