import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Passkey from '#models/passkey'
import { personalTables } from '#queries/accounts/personal_data'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { signedInElsewhere } from '#tests/support/accounts/logins'
import { createCompany } from '#tests/support/sites/company'
import { placeOrder } from '#tests/support/payments/shop'
import { report } from '#tests/support/moderation/reports'
import { storeVisit } from '#tests/support/discovery/visits'

const exportedTables = Object.keys(personalTables)

test.group('A download', (group) => {
  inTransaction(group)

  test('has a file for every table, and the member as people read it', async ({ assert }) => {
    await join(ada({ user: { paidUser: true, network: 'funnel' }, profile: { about: 'Thee' } }))
    const files = await downloadedFiles(ada())
    assert.sameMembers(
      Object.keys(files),
      ['about', ...exportedTables].map((table) => `${table}.json`)
    )
    assert.containSubset(rowsIn(files, 'users'), [
      {
        email: 'ada@example.com',
        network: 'funnel',
        paid_user: true,
        signup_date: '2026-02-01T12:00:00.000Z',
        consent_version: '2023-12-01T12:00:00.000Z',
        confirmed_at: '2026-02-01T12:00:00.000Z',
        notifications_disabled: [],
      },
    ])
    assert.containSubset(rowsIn(files, 'profiles'), [
      {
        name: 'Ada',
        date_of_birth: '1995-06-15',
        about: 'Thee',
        place: 'Utrecht',
        fictional: false,
      },
    ])
  })

  test('says in the language of the member why and how long each file is kept, and who gets it', async ({
    assert,
  }) => {
    await createCompany()
    await join(ada({ user: { language: 'de' } }))
    const files = await downloadedFiles(ada())
    const about = JSON.parse(String(files['about.json']))
    const { kept, machines, privacy_statement: statement, purposes } = about
    assert.sameMembers(
      [...new Set(kept.flatMap((one: { files: string[] }) => one.files))],
      exportedTables.map((table) => `${table}.json`)
    )
    const orders = kept.find((one: { files: string[] }) => one.files.includes('orders.json'))
    assert.equal(orders.what, 'Bestellungen und Credits')
    assert.match(orders.how_long, /^7 Jahre /)
    assert.include(orders.why_allowed, 'Artikel 6 Absatz 1')
    assert.include(orders.who_else, 'unsere Bank')
    assert.include(JSON.stringify(purposes), 'Artikel 9 Absatz 2')
    assert.include(JSON.stringify(machines), 'Das Programm entscheidet.')
    assert.match(statement, /\/pages\/privacy$/)
  })

  test('has both sides of their conversations, and no others', async ({ client, assert }) => {
    await join(...premium(ada(), bob(), cleo()))
    const own = await conversationBetween(ada(), bob())
    await say(client, ada(), own, { body: 'Hoi Bob' })
    await say(client, bob(), own, { body: 'Hoi Ada' })
    await say(client, bob(), await conversationBetween(bob(), cleo()), { body: 'Hoi Cleo' })
    const files = await downloadedFiles(ada())
    const messages = rowsIn(files, 'messages')
    assert.deepEqual(
      messages.map(({ sender, body }) => [sender, body]),
      [
        ['Ada', 'Hoi Bob'],
        ['Bob', 'Hoi Ada'],
      ]
    )
    assert.containSubset(rowsIn(files, 'participants'), [{ partner: 'Bob' }])
    assert.lengthOf(rowsIn(files, 'conversations'), 1)
  })

  test('leaves out messages of a partner that were not delivered', async ({ client, assert }) => {
    const held = bob({ user: { status: 'not_confirmed', confirmedAt: null } })
    await join(ada(), held)
    const chat = await conversationBetween(ada(), held)
    const sent = await say(client, held, chat, { body: 'Nog even wachten' })
    sent.assertStatus(201)
    assert.isEmpty(rowsIn(await downloadedFiles(ada()), 'messages'))
    assert.lengthOf(rowsIn(await downloadedFiles(held), 'messages'), 1)
  })

  test('has orders, logins and passkeys', async ({ client, assert }) => {
    await join(ada(), bob())
    await placeOrder(client, ada())
    await signedInElsewhere(ada())
    await signedInElsewhere(bob())
    await givePasskey()
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'orders'), [
      { status: 'pending', credits: 50, use_at_once_version: 1 },
    ])
    assert.containSubset(rowsIn(files, 'logins'), [{ user_agent: 'Another device' }])
    for (const login of rowsIn(files, 'logins')) assert.equal(login.user_id, ada().user.id)
    assert.containSubset(rowsIn(files, 'passkeys'), [{ name: 'Telefoon', transports: ['usb'] }])
    assert.containSubset(rowsIn(files, 'tokens'), [{ purpose: 'data' }])
  })

  test("has the member's photos in full size, whatever their status, and nobody else's", async ({
    assert,
  }) => {
    await join(ada(), bob())
    const shown = await storePhoto(ada(), { main: true })
    const rejected = await storePhoto(ada(), { status: 'rejected', isPrivate: true })
    const removed = await storePhoto(ada())
    for (const id of [shown, rejected, await storePhoto(bob())]) await storeFiles(id)
    const files = await downloadedFiles(ada())
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'))
    assert.sameMembers(pictures, [`pictures/${shown}.webp`, `pictures/${rejected}.webp`])
    assert.equal(files[`pictures/${shown}.webp`].toString(), `full of ${shown}`)
    assert.includeMembers(
      rowsIn(files, 'photos').map(({ id }) => id),
      [removed]
    )
  })

  test('has no secret, no key, and no address of others', async ({ client, assert }) => {
    await fullLife(client)
    const files = await downloadedFiles(ada())
    const all = Object.values(files).join('\n')
    const digests = await db.from('tokens').select('digest')
    const secrets = ['hash of Ada', 'hash of Bob', 'the credential', 'the public key', 'key-']
    const addresses = ['bob@example.com', 'cleo@example.com']
    for (const hidden of [...secrets, ...addresses, ...digests.map(({ digest }) => digest)]) {
      assert.notInclude(all, hidden)
    }
    assert.include(all, 'ada@example.com')
  })
})

function premium(...people: ReturnType<typeof ada>[]) {
  return people.map((person) => ({
    ...person,
    user: { ...person.user, paidUser: true, credits: 9 },
  }))
}

async function givePasskey() {
  await Passkey.create({
    id: crypto.randomUUID(),
    userId: ada().user.id,
    credentialId: 'the credential',
    publicKey: 'the public key',
    counter: 1,
    transports: ['usb'],
    name: 'Telefoon',
    createdAt: DateTime.utc(),
  })
}

/** Gives Ada and others rows in every table of the download. */
async function fullLife(client: ApiClient) {
  await join(...premium(ada(), bob(), cleo()))
  await storeFiles(await storePhoto(ada(), { main: true }))
  const chat = await conversationBetween(ada(), bob())
  await say(client, ada(), chat)
  await say(client, bob(), chat)
  await storeLike(bob(), ada())
  await block(ada(), cleo())
  await givePasskey()
  await placeOrder(client, ada())
}

test.group('What a download says of others', (group) => {
  inTransaction(group)

  test('tells a free member that they are liked, not by whom', async ({ assert }) => {
    await join(ada(), bob(), dirk())
    await storeLike(bob(), ada())
    await storeLike(ada(), dirk(), { seen: true })
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'veiled_counts'), [{ kind: 'like', count: 1 }])
    const likes = rowsIn(files, 'likes')
    assert.lengthOf(likes, 1)
    assert.containSubset(likes, [{ liker: 'Ada', liked: 'Dirk', seen_at: null }])
  })

  test('tells who likes a member that likes back, or is premium', async ({ assert }) => {
    const zoe = cleo({ user: { paidUser: true } })
    await join(ada(), bob(), zoe)
    await storeLike(bob(), ada())
    await storeLike(ada(), bob())
    await storeLike(bob(), zoe)
    assert.containSubset(rowsIn(await downloadedFiles(ada()), 'likes'), [
      { liker: 'Bob', liked: 'Ada' },
    ])
    assert.containSubset(rowsIn(await downloadedFiles(zoe), 'likes'), [
      { liker: 'Bob', liked: 'Cleo' },
    ])
  })

  test('tells whom the member blocks, not who blocks them', async ({ assert }) => {
    await join(ada(), bob(), cleo())
    await block(ada(), bob())
    await block(cleo(), ada())
    const blocks = rowsIn(await downloadedFiles(ada()), 'blocks')
    assert.deepEqual(
      blocks.map(({ blocked }) => blocked),
      ['Bob']
    )
  })

  test('tells whom they visited, and by whom to a premium member', async ({ assert }) => {
    const zoe = cleo({ user: { paidUser: true } })
    await join(ada(), bob(), zoe)
    await storeVisit(bob(), ada())
    await storeVisit(ada(), bob())
    await storeVisit(bob(), zoe)
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'veiled_counts'), [{ kind: 'visit', count: 1 }])
    const visits = rowsIn(files, 'visits')
    assert.lengthOf(visits, 1)
    assert.containSubset(visits, [{ visitor: 'Ada', visited: 'Bob', times: 1 }])
    const [got] = rowsIn(await downloadedFiles(zoe), 'visits')
    assert.equal(got.visitor, 'Bob')
  })

  test('tells whom the member reported, not who reported them', async ({ client, assert }) => {
    await join(ada(), bob(), cleo())
    await report(client, ada(), bob(), { explanation: 'He wants money' })
    await report(client, cleo(), ada(), { explanation: 'She is rude' })
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'reports'), [
      { reported: 'Bob', reason: 'scam', explanation: 'He wants money' },
    ])
    assert.notInclude(Object.values(files).join('\n'), 'She is rude')
  })
})
