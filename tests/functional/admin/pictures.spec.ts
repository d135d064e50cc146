import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SharpPictureRenderer } from '#adapters/sharp/sharp_picture_renderer'
import SendMailJob from '#jobs/send_mail_job'
import Photo from '#models/photo'
import PhotoHash from '#models/photo_hash'
import Profile from '#models/profile'
import { another } from '#tests/support/admin/admins'
import { copyRow } from '#tests/support/admin/many_of_each'
import { adminAtWork, signInAdmin, type As } from '#tests/support/admin/signed_in'
import { textsOf } from '#tests/support/browser/texts'
import { inTransaction } from '#tests/support/database/transactions'
import { ofPage } from '#tests/support/http/malformed'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { upload } from '#tests/support/profiles/uploads'
import { waitingJobs, workJobs } from '#tests/support/queue/jobs'
import { drawing, photoWithEdges } from '#tests/support/profiles/picture_files'
import { sitePorts } from '#tests/support/site/ports'

test.group('The queue of photos', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('shows the oldest first, and a sheet of twelve', async ({ assert, client }) => {
    const ids = await storeWaiting(14)
    const { as } = await signInAdmin('moderator')
    assert.deepEqual(await shown(client, as), ids.slice(0, 1))
    assert.deepEqual(await shown(client, as, '?view=sheet'), ids.slice(0, 12))
  })

  test('never shows a photo to two admins, and says who looks', async ({ assert, client }) => {
    const ids = await storeWaiting(14)
    const { as, shows } = await adminAtWork(client, 'moderator')
    const second = await signInAdmin('moderator', { changes: another })
    assert.deepEqual(await shown(client, second.as, '?view=sheet'), ids.slice(0, 12))
    assert.deepEqual(await shown(client, as, '?view=sheet'), ids.slice(12))
    await shows('/admin/pictures', 'Grace is reviewing 12 photos')
  })

  test('goes on after what was skipped, which others then see', async ({ assert, client }) => {
    const ids = await storeWaiting(3)
    const { as, post } = await adminAtWork(client, 'moderator')
    await shown(client, as)
    const { createdAt } = await Photo.findOrFail(ids[0])
    const after = `${createdAt.toMillis()}.${ids[0]}`
    const form = { 'photos[]': ids[0], after, 'view': 'one' }
    const skipped = await post('/admin/pictures/skip', form)
    skipped.assertHeader('location', `/admin/pictures?view=one&after=${after}`)
    assert.deepEqual(await shown(client, as, `?after=${after}`), [ids[1]])
    const second = await signInAdmin('moderator', { changes: another })
    assert.deepEqual(await shown(client, second.as), [ids[0]])
  })

  test('leads to the member, and from a rejected minor to a case', async ({ client }) => {
    const [id] = await storeWaiting(1)
    const { post, shows } = await adminAtWork(client, 'moderator')
    const file = `/admin/members/${bob().user.id}`
    await shows('/admin/pictures', `href="${file}"`, 'Bob, ')
    await post(`/admin/pictures/${id}`, { decision: 'minor', view: 'one' })
    const [{ id: ticketId }] = await db.from('tickets').where('danger', 'minor_photo')
    await shows('/admin/reports', 'Photo rejected: under 18', `/admin/complaints/${ticketId}`)
    await shows(`/admin/complaints/${ticketId}`, `href="${file}"`, 'Suspend or ban')
  })

  test('leaves out members who are being deleted or banned', async ({ assert, client }) => {
    await storeWaiting(1)
    const { as } = await signInAdmin('moderator')
    for (const status of ['deletion_pending', 'banned']) {
      await db.from('users').where('id', bob().user.id).update({ status })
      assert.deepEqual(await shown(client, as), [])
    }
  })
})

test.group('The file of a photo for admins', (group) => {
  inTransaction(group)
  group.each.setup(() => join(bob()))

  test('is another one before the click, and is kept by no cache', async ({ assert, client }) => {
    const [id] = await storeWaiting(1)
    const picture = await drawing().webp().toBuffer()
    await storeFiles(id, picture)
    const { get, read } = await adminAtWork(client, 'moderator')
    const page = await read('/admin/pictures')
    assert.deepEqual(/<img src="([^"]+)"/.exec(page)?.[1], `/admin/pictures/${id}/blurred`)
    for (const [look, bytes] of [
      ['blurred', await new SharpPictureRenderer().blurred(picture)],
      ['plain', picture],
    ] as const) {
      const file = await get(`/admin/pictures/${id}/${look}`)
      assert.isTrue(Buffer.from(file.body()).equals(bytes))
      file.assertHeader('cache-control', 'private, no-store')
      file.assertHeader('content-type', 'image/webp')
    }
    const unknown = await get(`/admin/pictures/${id}/full`).headers(ofPage)
    unknown.assertStatus(404)
  })

  test('is sharp while it waits, for a day after it, and in an appeal; each look is logged', async ({
    assert,
    client,
  }) => {
    const [id] = await storeWaiting(1)
    await storeFiles(id, await drawing().webp().toBuffer())
    const { get, post } = await adminAtWork(client, 'moderator')
    await Photo.query().where({ id }).update({ is_private: true })
    const statuses = async () => {
      const looks = ['plain', 'blurred'] as const
      const files = []
      for (const look of looks) files.push(await get(`/admin/pictures/${id}/${look}`))
      return files.map((file) => file.status())
    }
    const all = [200, 200]
    assert.deepEqual(await statuses(), all)
    await post(`/admin/pictures/${id}`, { decision: 'approve', view: 'one' })
    assert.deepEqual(await statuses(), all)
    const yesterday = DateTime.utc().minus({ days: 1 }).toMillis()
    await db.from('photo_decisions').update({ decided_at: yesterday })
    assert.deepEqual(await statuses(), [404, 200])
    const grey = await get(`/admin/pictures/${id}/grey`)
    grey.assertStatus(404)
    await Photo.query().where({ id }).update({ is_private: false })
    assert.deepEqual(await statuses(), all)
    const looks = await db.from('audit_rows').where({ act: 'read_photo', subject_id: id })
    assert.lengthOf(looks, 1)
    assert.equal(looks[0].after, '{"why":"waiting"}')
  })

  test('follows the setting of the admin', async ({ assert, client }) => {
    const [id] = await storeWaiting(1)
    const { read } = await adminAtWork(client, 'moderator', { changes: { pictures: 'grey' } })
    const page = await read('/admin/pictures')
    assert.equal(/<img src="([^"]+)"/.exec(page)?.[1], `/admin/pictures/${id}/grey`)
  })
})

test.group('A decision about a photo', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('tells the owner after 15 seconds, not when it is undone', async ({ assert, client }) => {
    const [id] = await storeWaiting(1)
    const { as, post } = await adminAtWork(client, 'moderator')
    const before = Date.now()
    const rejected = await decide(client, as, id, 'nudity')
    const [mail] = await waitingJobs('send_mail')
    assert.isAtLeast(mail.at ?? 0, before + 14_000)
    const decision = rejected.flashMessages().decision
    const undone = await post('/admin/pictures/undo', { decision, view: 'one' })
    undone.assertHeader('location', '/admin/pictures?view=one')
    const photo = await Photo.findOrFail(id)
    assert.deepEqual([photo.status, photo.rejection], ['pending', null])

    await decide(client, as, id, 'unclear')
    await workJobs(SendMailJob)
    assert.equal(await countOf('outbox'), 1, 'one mail, for the second decision')
  })

  test('offers a break after fifty in a row', async ({ assert, client }) => {
    const [first, ...ids] = await storeWaiting(4)
    const { as, get } = await adminAtWork(client, 'moderator')
    await decide(client, as, first, 'approve')
    await copyRow('photo_decisions', () => ({}), 47)
    const breaks: unknown[] = []
    for (const id of ids)
      breaks.push((await decide(client, as, id, 'approve')).flashMessages().break)
    assert.deepEqual(breaks, [undefined, '50', undefined])
    const page = await get('/admin/pictures').withFlashMessages({ break: 50 })
    page.assertTextIncludes(textsOf('en')('admin/pictures.break', { count: 50 }))
  })
})

test.group('A picture that was rejected as illegal', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is rejected when another uploads it smaller or mirrored', async ({ assert, client }) => {
    const { as } = await signInAdmin('moderator')
    const first = await uploaded(client, await photoWithEdges().jpeg().toBuffer())
    await decide(client, as, first, 'illegal')
    const copies = [
      await photoWithEdges().resize(400).jpeg({ quality: 60 }).toBuffer(),
      await photoWithEdges().flop().webp().toBuffer(),
    ]
    for (const copy of copies) {
      const photo = await Photo.findOrFail(await uploaded(client, copy, ada()))
      assert.deepEqual([photo.status, photo.rejection], ['rejected', 'illegal'])
    }
    const rows = await db.from('audit_rows').whereNull('admin_id')
    assert.lengthOf(rows, 2)
    const { mainPhotoId } = await Profile.findOrFail(ada().profile.id)
    assert.isNull(mainPhotoId)
  })

  test('is shown with the decision about one like it', async ({ assert, client }) => {
    const { as, shows } = await adminAtWork(client, 'moderator', { changes: { name: 'Grace' } })
    const first = await uploaded(client, await photoWithEdges().jpeg().toBuffer())
    await decide(client, as, first, 'advertising')
    const second = await uploaded(client, await photoWithEdges().png().toBuffer(), ada())
    assert.equal((await Photo.findOrFail(second)).status, 'pending')
    await shows('/admin/pictures', 'Earlier decisions', 'the same photo', 'Grace')
  })

  test('leaves only its hash when its owner is erased', async ({ assert, client }) => {
    const kept = await uploaded(client, await photoWithEdges().jpeg().toBuffer())
    const gone = await uploaded(client, await photoWithEdges().rotate(90).jpeg().toBuffer())
    const { as } = await signInAdmin('moderator')
    await decide(client, as, kept, 'illegal')
    const { unitOfWork } = await sitePorts()
    const { id: userId, email } = bob().user
    await unitOfWork.run(({ erasure }) =>
      erasure.erase({ userId, profileId: bob().profile.id, email })
    )
    const left = await PhotoHash.all()
    assert.deepEqual(
      left.map(({ photoId }) => photoId),
      [kept]
    )
    assert.notEqual(kept, gone)
  })
})

/** Photos of bob that wait, a minute apart, oldest first. */
async function storeWaiting(number: number) {
  const ids: string[] = []
  const since = DateTime.utc().minus({ hours: 3 })
  for (let one = 1; one <= number; one++) {
    const id = await storePhoto(bob(), { status: 'pending', position: one })
    await Photo.query()
      .where('id', id)
      .update({ createdAt: since.plus({ minutes: one }).toMillis() })
    ids.push(id)
  }
  return ids
}

async function shown(client: ApiClient, as: As, query = '') {
  const page = await as(client.get(`/admin/pictures${query}`))
  page.assertStatus(200)
  return [...page.text().matchAll(/data-photo="([^"]+)"/g)].map(([, id]) => id)
}

function decide(client: ApiClient, as: As, photoId: string, decision: string) {
  return as(client.post(`/admin/pictures/${photoId}`)).form({ decision, view: 'one' })
}

async function uploaded(client: ApiClient, bytes: Buffer, owner = bob()) {
  const response = await upload(client, owner, bytes)
  response.assertStatus(201)
  return String(response.body().id)
}
