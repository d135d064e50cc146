import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { messagePhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { bob, cleo } from '#tests/support/people/people'
import { premiumAda, sentPhoto } from '#tests/support/messaging/conversation_photos'
import { conversationBetween, sendPhoto, memberState } from '#tests/support/messaging/conversations'
import { drawing } from '#tests/support/profiles/picture_files'
import { filesOnTheWay, storedFiles } from '#tests/support/profiles/uploads'
import { FakeClock } from '#tests/fakes/fake_clock'
import { personalFiles } from '#queries/accounts/personal_files'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { report, reportPage, storedReports } from '#tests/support/moderation/reports'
import { callAs } from '#tests/support/http/as_member'
import { sitePorts } from '#tests/support/site/ports'

test.group('A photo in a conversation', (group) => {
  inTransaction(group)

  test('is re-encoded, without its location data', async ({ client, assert }) => {
    const { sent } = await sentPhoto(client)
    sent.assertStatus(201)
    sent.assertBodyContains({
      message: { kind: 'photo', body: '', sequence: 1, picture: { width: 400, height: 600 } },
      offer: { credits: 18 },
    })
    const { storage_key: storageKey } = await db.from('messages').first()
    const { photos } = await sitePorts()
    const about = await sharp((await photos.read(storageKey, 'full')) ?? undefined).metadata()
    assert.equal(about.format, 'webp')
    assert.isUndefined(about.exif ?? about.xmp ?? about.iptc ?? about.orientation)
    assert.notInclude(JSON.stringify(sent.body()), storageKey)
  })

  test('is for its two members alone, each by a URL of their own', async ({ client, assert }) => {
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
      [bob(), messagePhotoUrl(messageId, 'veil', bob().profile.id)],
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
    await callAs(client, premiumAda, `/chats/${id}/messages/${messageId}`, { method: 'delete' })
    for (const viewer of [premiumAda, bob()]) {
      const address = messagePhotoUrl(messageId, 'full', viewer.profile.id)
      const response = await client.get(address).loginAs(await account(viewer))
      response.assertStatus(404)
    }
    const waiting = await db.from('queue_jobs')
    assert.include(JSON.stringify(waiting), 'remove_pictures')
  })

  test('whose file is broken is refused', async ({ client, assert }) => {
    await join(premiumAda, bob())
    const id = await conversationBetween(premiumAda, bob())
    const cutOff = (await drawing().jpeg().toBuffer()).subarray(0, 900)
    const refused = await sendPhoto(client, premiumAda, id, cutOff)
    refused.assertStatus(422)
    refused.assertBodyContains({ refusal: 'picture_broken' })
    assert.containsSubset(await memberState(premiumAda), { credits: 20, messages: 0 })
    assert.isEmpty(await storedFiles())
    assert.isEmpty(filesOnTheWay())
  })

  test('is not swept as an orphan', async ({ client, assert }) => {
    await sentPhoto(client)
    const { photos } = await sitePorts()
    const clock = new FakeClock()
    clock.set(DateTime.utc().plus({ days: 2 }))
    assert.equal(await sweepPictures({ clock, photos }), 0)
    await db.from('messages').delete()
    assert.equal(await sweepPictures({ clock, photos }), 1)
  })

  test('is in the download of its sender, and not of its reader', async ({ client, assert }) => {
    const { messageId } = await sentPhoto(client)
    const { photos } = await sitePorts()
    const picturesOf = async ({ user }: typeof premiumAda) => {
      const files = await Array.fromAsync(personalFiles({ photos }, user.id))
      return files.map(({ name }) => name).filter((name) => name.startsWith('chat-pictures/'))
    }
    assert.deepEqual(await picturesOf(premiumAda), [`chat-pictures/${messageId}.webp`])
    assert.isEmpty(await picturesOf(bob()))
  })

  test('is erased with its sender', async ({ client, assert }) => {
    const { id } = await sentPhoto(client)
    const { storage_key: storageKey } = await db.from('messages').first()
    const { unitOfWork } = await sitePorts()
    const whose = { userId: premiumAda.user.id, profileId: premiumAda.profile.id, email: null }
    const gone = await unitOfWork.run(({ erasure }) => erasure.erase(whose))
    assert.deepEqual(gone.pictures, [storageKey])
    const { conversation } = (await open(client, `/chats/${id}`, bob())).inertiaProps
    assert.isNull(conversation.messages[0].picture)
  })

  test('is copied into a report as evidence', async ({ client, assert }) => {
    const { id, messageId } = await sentPhoto(client)
    const about = { kind: 'message', id: messageId }
    const page = await open(client, reportPage(premiumAda, about), bob())
    assert.include(page.inertiaProps.picture, `/chat-photos/${messageId}/full`)

    await report(client, bob(), premiumAda, { about })
    await report(client, bob(), premiumAda, { about: { kind: 'conversation', id } })
    await report(client, premiumAda, bob(), { about: { kind: 'conversation', id } })
    const kept = await storedReports()
    assert.deepEqual(
      kept.map(({ picture }) => picture !== null),
      [true, true, false]
    )
    assert.equal(kept[0].evidence?.lines[0].kind, 'photo')
  })
})
