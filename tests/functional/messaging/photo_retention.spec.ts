import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FakeClock } from '#tests/fakes/fake_clock'
import { Ports } from '#core/ports'
import { personalFiles } from '#queries/accounts/personal_files'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { open } from '#tests/support/http/open_page'
import { premiumAda, sentPhoto } from '#tests/support/messaging/conversation_photos'
import { inTransaction } from '#tests/support/database/transactions'
import { bob } from '#tests/support/people/people'
import { report, reportPage, storedReports } from '#tests/support/moderation/reports'

test.group('A photo that was sent in a conversation', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('is not swept as an orphan', async ({ client, assert }) => {
    await sentPhoto(client)
    const { photos } = await app.container.make(Ports)
    const clock = new FakeClock()
    clock.set(DateTime.utc().plus({ days: 2 }))
    assert.equal(await sweepPictures({ clock, photos }), 0)
    await db.from('messages').delete()
    assert.equal(await sweepPictures({ clock, photos }), 1)
  })

  test('is in the download of its sender, and not of its reader', async ({ client, assert }) => {
    const { messageId } = await sentPhoto(client)
    const { photos } = await app.container.make(Ports)
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
    const { unitOfWork } = await app.container.make(Ports)
    const whose = { userId: premiumAda.user.id, profileId: premiumAda.profile.id, email: null }
    const gone = await unitOfWork.run(({ traces }) => traces.erase(whose))
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
