import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { conversationBetween, sendPhoto, memberState } from '#tests/support/messaging/conversations'
import { premiumAda } from '#tests/support/messaging/conversation_photos'
import { inTransaction } from '#tests/support/database/transactions'
import { drawing, phonePhoto } from '#tests/support/profiles/picture_files'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { filesOnTheWay, storedFiles } from '#tests/support/profiles/uploads'

test.group('A photo that is refused', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('because of its file', async ({ client, assert }) => {
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

  test('because it has no client id', async ({ client }) => {
    await join(premiumAda, bob())
    const id = await conversationBetween(premiumAda, bob())
    const refused = await sendPhoto(client, premiumAda, id, await phonePhoto(), 'no id')
    refused.assertStatus(422)
  })
})
