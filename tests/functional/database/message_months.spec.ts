import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { messagePartitions } from '#database/message_months'
import { refuses, repeats } from '#tests/support/database/constraints'
import {
  deliverAt,
  keepMonths,
  monthAfter,
  nameOf,
  partsOf,
} from '#tests/support/database/message_months'
import { messageRow } from '#tests/support/database/rows'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say, sendPhoto } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { drawing } from '#tests/support/profiles/picture_files'
import { storedFiles } from '#tests/support/profiles/uploads'
import { sitePorts } from '#tests/support/site/ports'
import { withFakeDrive } from '#tests/support/storage/fake_drive'

const rich = ada({ user: { paidUser: true, credits: 20 } })
const newcomer = cleo({ user: { status: 'not_confirmed' }, profile: { status: 'disabled' } })

if (process.env.DB_CONNECTION === 'pg') test.group('Months of messages', onPostgres)

function onPostgres(group: Group) {
  inTransaction(group)
  withFakeDrive(group)

  test('are made two ahead, once', async ({ assert }) => {
    const now = monthAfter(2).plus({ days: 14 })
    assert.deepEqual((await keepMonths(now)).made, [nameOf(monthAfter(3)), nameOf(monthAfter(4))])
    assert.deepEqual(await keepMonths(now), { made: [], dropped: [] })
  })

  test('are made where some are missing', async ({ assert }) => {
    await keepMonths(monthAfter(5))
    assert.deepEqual((await keepMonths(monthAfter(1))).made, [nameOf(monthAfter(3))])
  })

  test('begin where the one before ends', async ({ assert }) => {
    const id = await talk()
    const edge = monthAfter(2)
    await deliverAt(id, bob(), edge.minus(1), { sequence: 1 })
    await deliverAt(id, bob(), edge, { sequence: 2 })
    assert.deepEqual(await partsOf(id), [nameOf(monthAfter(1)), nameOf(edge)])
  })

  test('take what was delivered before they were made', async ({ assert }) => {
    const id = await talk()
    await deliverAt(id, bob(), monthAfter(3), { sequence: 1 })
    await deliverAt(id, bob(), monthAfter(5), { sequence: 2 })
    assert.deepEqual(await partsOf(id), ['messages_rest', 'messages_rest'])
    await keepMonths(monthAfter(1))
    assert.deepEqual(await partsOf(id), [nameOf(monthAfter(3)), 'messages_rest'])
  })

  test('are dropped with the files of their pictures once no site shows them', async ({
    client,
    assert,
  }) => {
    const id = await talk()
    await sendPhoto(client, rich, id, await drawing().png().toBuffer())
    await deliverAt(id, bob(), monthAfter(1), { sequence: 2 })
    assert.isNotEmpty(await storedFiles())
    const [first, second] = await messagePartitions()
    const lastDay = first.until.plus({ days: 180 }).minus(1)
    assert.isEmpty((await keepMonths(lastDay)).dropped)
    assert.deepEqual((await keepMonths(lastDay.plus(1))).dropped, [first.name])
    assert.isEmpty(await storedFiles())
    assert.equal((await messagePartitions())[0].name, second.name)
    assert.deepEqual(await partsOf(id), [second.name])
  })

  test('leave conversations their places when they are dropped, and held messages', async ({
    client,
    assert,
  }) => {
    const id = await talk()
    await say(client, bob(), id, { body: 'Long ago' })
    await join(newcomer)
    const held = await conversationBetween(newcomer, bob())
    await say(client, newcomer, held)
    await keepMonths(monthAfter(8))
    assert.isEmpty(await partsOf(id))
    assert.deepEqual(await partsOf(held), ['messages_rest'])
    const { overview } = (await open(client, '/chats', rich)).inertiaProps
    assert.containsSubset(overview.conversations, [{ id, unread: 1, last: { body: '' } }])
    const { conversation } = (await open(client, `/chats/${id}`, rich)).inertiaProps
    assert.containsSubset(conversation, { messages: [], limited: true })
  })

  test('know a message that is sent again when the next one has begun', async ({
    client,
    assert,
  }) => {
    const id = await talk()
    await deliverAt(id, bob(), monthAfter(2).minus(1), { sequence: 1, clientId: 'one' })
    await db.from('conversations').where('id', id).update({ last_sequence: 1 })
    const again = await say(client, bob(), id, { clientId: 'one' })
    assert.equal(again.status(), 201)
    assert.deepEqual(await partsOf(id), [nameOf(monthAfter(1))])
  })

  for (const column of ['client_id', 'sequence']) {
    test(`refuse a ${column} that another one has`, async () => {
      const id = await talk()
      const clientId = 'one'
      await deliverAt(id, bob(), monthAfter(1), { sequence: 1, clientId })
      const same = column === 'sequence' ? { sequence: 1 } : { sequence: 2, client_id: clientId }
      const row = Object.assign(messageRow(id, bob()), same)
      await refuses('messages', row, repeats('messages', 'conversation_id', column))
    })
  }

  test('get a held message when it is delivered', async ({ client, assert }) => {
    await join(newcomer, bob())
    const id = await conversationBetween(newcomer, bob())
    await say(client, newcomer, id)
    assert.deepEqual(await partsOf(id), ['messages_rest'])
    const [{ id: messageId }] = await db.from('messages').where('conversation_id', id).select('id')
    const { unitOfWork } = await sitePorts()
    const delivery = { sequence: 1, deliveredAt: DateTime.fromMillis(+monthAfter(1)) }
    await unitOfWork.run(({ messages }) => messages.deliver(messageId, delivery))
    assert.deepEqual(await partsOf(id), [nameOf(monthAfter(1))])
  })

  test('are all gone through when a member or a conversation is erased', async ({ assert }) => {
    const id = await talk()
    for (const sequence of [0, 1, 2, 3]) {
      const storageKey = `picture ${sequence}`
      await deliverAt(id, rich, monthAfter(sequence), { sequence: sequence + 1, storageKey })
    }
    assert.lengthOf(new Set(await partsOf(id)), 4)
    const { unitOfWork } = await sitePorts()
    const member = { userId: rich.user.id, profileId: rich.profile.id, email: rich.user.email }
    const { pictures } = await unitOfWork.run(({ erasure }) => erasure.erase(member))
    assert.sameMembers([...pictures], ['picture 0', 'picture 1', 'picture 2', 'picture 3'])
    const rows = await db.from('messages').where('conversation_id', id)
    assert.isTrue(rows.every(({ storage_key: key }) => key === null))
    await db.from('conversations').where('id', id).delete()
    assert.isEmpty(await partsOf(id))
  })
}

async function talk() {
  await join(rich, bob())
  return conversationBetween(rich, bob())
}
