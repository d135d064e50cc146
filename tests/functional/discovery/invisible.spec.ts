import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { like, likesOf, storeLike } from '#tests/support/likes/likes'
import { begin, conversationBetween, say } from '#tests/support/messaging/conversations'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'

const premium = { paidUser: true, credits: 50 }
const eve = ada({ user: premium, profile: { name: 'Eve', invisible: true } })
const finn = bob({ user: premium, profile: { name: 'Finn' } })
const profileOfEve = `/members/${eve.profile.id}`

test.group('An invisible member', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(eve, finn)
    const now = DateTime.utc().toMillis()
    await db.from('profiles').where('id', eve.profile.id).update({ last_active_at: now })
  })

  test('is not to be seen by id, by members or visitors', async ({ assert, client }) => {
    for (const viewer of [finn, undefined]) {
      const page = await open(client, profileOfEve, viewer)
      page.assertStatus(404)
      assert.containSubset(page.body(), {
        component: 'errors/not_found',
        props: { invisible: true },
      })
      assert.notMatch(page.text(), /\bEve\b/)
    }
    const chat = await open(client, `${profileOfEve}/chat`, finn)
    chat.assertStatus(404)
    assert.notMatch(chat.text(), /\bEve\b/)
    const written = await begin(client, finn, eve.profile.id)
    written.assertStatus(404)
    assert.equal(await countOf('conversations'), 0)
    assert.equal(await countOf('visits'), 0)
  })

  test('shows no photo, not by an address that worked before', async ({ client }) => {
    const photoId = await storePhoto(eve, { main: true })
    await storeFiles(photoId)
    for (const viewer of [finn, undefined]) {
      const address = photoUrl(photoId, 'full', viewer?.profile.id ?? null)
      const photo = await open(client, address, viewer)
      photo.assertStatus(404)
    }
    const own = await open(client, photoUrl(photoId, 'full', eve.profile.id), eve)
    own.assertStatus(200)
  })

  test('is named where they liked somebody, without a picture', async ({ assert, client }) => {
    await storePhoto(eve, { main: true })
    await storeLike(eve, finn)
    const [{ member }] = await likesOf(client, finn, 'received')
    assert.containsSubset(member, { name: 'Eve', picture: null, online: false })
    const back = await like(client, finn, eve)
    back.assertStatus(404)
  })

  test('stays with the partners of their conversations', async ({ assert, client }) => {
    const photoId = await storePhoto(eve, { main: true })
    await storeFiles(photoId)
    await storeLike(eve, finn)
    const chat = await conversationBetween(eve, finn)
    const written = await say(client, eve, chat)
    written.assertStatus(201)

    const profile = await open(client, profileOfEve, finn)
    assert.containsSubset(profile.inertiaProps.member, { name: 'Eve', presence: 'online' })
    const photo = await open(client, photoUrl(photoId, 'full', finn.profile.id), finn)
    photo.assertStatus(200)
    const [{ member }] = await likesOf(client, finn, 'received')
    assert.containsSubset(member, { name: 'Eve', online: true })
    assert.isNotNull((member as unknown as { picture: string | null }).picture)
    const back = await like(client, finn, eve)
    back.assertStatus(200)
  })

  test('finds others without a visit, and writes to them', async ({ client, assert }) => {
    const profile = await open(client, `/members/${finn.profile.id}`, eve)
    profile.assertStatus(200)
    assert.equal(await countOf('visits'), 0)
    const written = await begin(client, eve, finn.profile.id)
    written.assertStatus(201)
  })
})
