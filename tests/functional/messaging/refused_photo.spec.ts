import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { conversationBetween, sendPhoto, memberState } from '#tests/support/messaging/conversations'
import { premiumAda } from '#tests/support/messaging/conversation_photos'
import { inTransaction } from '#tests/support/database/transactions'
import { bomb, drawing, phonePhoto } from '#tests/support/profiles/picture_files'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { filesOnTheWay, storedFiles } from '#tests/support/profiles/uploads'

test.group('A photo that is refused', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('because of its file: {refusal}')
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
      await join(premiumAda, bob())
      const id = await conversationBetween(premiumAda, bob())
      const refused = await sendPhoto(client, premiumAda, id, await make())
      refused.assertStatus(422)
      assert.equal(refused.body().refusal, refusal)
      assert.containsSubset(await memberState(premiumAda), { credits: 20, messages: 0 })
      assert.isEmpty(await storedFiles())
      assert.isEmpty(filesOnTheWay())
    })

  test('because there are no credits for it', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const refused = await sendPhoto(client, ada(), id, await phonePhoto())
    refused.assertStatus(422)
    refused.assertBodyContains({ refusal: 'insufficient_credits', details: { cost: 2 } })
    assert.isEmpty(await storedFiles())
  })

  test('because the conversation belongs to others', async ({ client, assert }) => {
    const stranger = cleo({ user: { paidUser: true, credits: 20 } })
    await join(premiumAda, bob(), stranger)
    const id = await conversationBetween(premiumAda, bob())
    const refused = await sendPhoto(client, stranger, id, await phonePhoto())
    refused.assertStatus(404)
    assert.isEmpty(await storedFiles())
  })

  test('because it has no client id', async ({ client }) => {
    await join(premiumAda, bob())
    const id = await conversationBetween(premiumAda, bob())
    const refused = await sendPhoto(client, premiumAda, id, await phonePhoto(), 'no id')
    refused.assertStatus(422)
  })
})
