import { test } from '@japa/runner'
import { reviewPicture } from '#core/admin/pictures/review_picture'
import { undoReview } from '#core/admin/pictures/undo_review'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { publishPhoto, rejectPhoto } from '#core/moderation/review_photo'
import { refuse } from '#core/result'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { fillAlbum } from '#tests/support/profiles/albums'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id

async function withPhoto() {
  const ports = await portsWith(ada(), bob())
  await fillAlbum(ports, ada(), { id: 'one', status: 'pending' })
  return ports
}

function moderator(ports: FakePorts, id = 'first') {
  return actorOf(adminOf('moderator', { id }), ports.clock.now())
}

async function rejected(ports: FakePorts) {
  const by = moderator(ports)
  const made = await reviewPicture(ports, { by, photoId: 'one', rejection: 'not_you' })
  if (!made.ok) throw new Error(made.refusal)
  return made.value.decisionId
}

async function standing({ repositories: { measures } }: FakePorts) {
  return measures.where({ userId, liftedAt: null })
}

test.group('A photo rejected in its review', () => {
  test('is a measure with its reason, by who rejected it', async ({ assert }) => {
    const ports = await withPhoto()
    await rejected(ports)
    const [measure, ...more] = await standing(ports)
    assert.isEmpty(more)
    const reasons = { rejection: 'not_you', breach: 'fake_profile', automatic: false }
    assert.include(measure, { kind: 'hidden_photo', subjectId: 'one', takenBy: 'first' })
    assert.include(measure, reasons)
  })

  test('is shown again by a granted appeal', async ({ assert }) => {
    const ports = await withPhoto()
    const second = moderator(ports, 'second')
    await ports.repositories.admins.add(adminOf('moderator', { id: 'second' }))
    await rejected(ports)
    const [{ id: measureId }] = await standing(ports)
    const appeal = await makeAppeal(ports, { userId, measureId, body: 'That is me' })
    if (!appeal.ok) return assert.fail(appeal.refusal)
    const decision = { decision: 'granted', answer: 'You were right' } as const
    const { appealId } = appeal.value
    assert.isTrue((await decideAppeal(ports, { by: second, appealId, ...decision })).ok)
    const photo = await ports.repositories.photos.find('one')
    assert.include(photo, { status: 'active', rejection: null })
    assert.isEmpty(await standing(ports))
    const decisions = [...ports.repositories.photoDecisions.rows.values()]
    assert.isFalse(decisions.some(({ automatic }) => automatic))
  })

  test('is no measure any more once it is undone', async ({ assert }) => {
    const ports = await withPhoto()
    const decisionId = await rejected(ports)
    assert.isTrue((await undoReview(ports, { by: moderator(ports), decisionId })).ok)
    assert.isEmpty(await ports.repositories.measures.where({ userId }))
  })

  test('is one measure after another reason, and none after an approval', async ({ assert }) => {
    const ports = await withPhoto()
    const review = { adminId: null, photoId: 'one' }
    await rejectPhoto(ports, { ...review, reason: 'unclear' })
    await rejectPhoto(ports, { ...review, reason: 'nudity' })
    assert.containSubset(await standing(ports), [{ rejection: 'nudity' }])
    assert.lengthOf(await standing(ports), 1)
    await publishPhoto(ports, review)
    assert.isEmpty(await standing(ports))
  })

  test('stays hidden while a measure of a report stands', async ({ assert }) => {
    const ports = await withPhoto()
    await rejected(ports)
    const [{ id: measureId }] = await standing(ports)
    const statement = { breach: 'other', law: null, facts: 'No', machine: 'none' } as const
    const judgement = { userId, reportId: null, takenBy: 'first', statement }
    const deed = { kind: 'hidden_photo', photoId: 'one', rejection: 'not_you' } as const
    await takeMeasure(ports, { ...judgement, deed })
    await liftMeasure(ports, { measureId, adminId: 'second' })
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'rejected')
    const decisions = [...ports.repositories.photoDecisions.rows.values()]
    assert.isFalse(decisions.some(({ automatic }) => automatic))
    const [{ id: other }] = await standing(ports)
    await liftMeasure(ports, { measureId: other, adminId: 'second' })
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'active')
  })
})

test.group('A photo sent in a chat that is hidden', () => {
  const messageId = 'a-photo'
  const conversationId = 'a-conversation'
  const statement = {
    breach: 'offensive_pictures',
    law: null,
    facts: 'You sent a photo that nobody asked for',
    machine: 'none',
  } as const
  const judgement = { userId, reportId: null, takenBy: 'first', statement }
  const deed = { kind: 'hidden_photo', messageId, conversationId } as const

  async function sent(kind: 'photo' | 'text' = 'photo') {
    const ports = await portsWith(ada(), bob())
    const now = ports.clock.now()
    await ports.repositories.messages.add({
      id: messageId,
      conversationId,
      senderId: ada().profile.id,
      clientId: 'one',
      sequence: 1,
      kind,
      body: '',
      storageKey: 'the-file',
      width: 300,
      height: 400,
      cost: 2,
      sentAt: now,
      deliveredAt: now,
      removedAt: null,
    })
    return ports
  }

  test('keeps its file, and is back when it is lifted', async ({ assert }) => {
    const ports = await sent()
    const before = await ports.repositories.messages.find(messageId)
    const taken = await takeMeasure(ports, { ...judgement, deed })
    if (!taken.ok || !taken.value) return assert.fail('Nothing was hidden')
    const hidden = await ports.repositories.messages.find(messageId)
    assert.isNotNull(hidden?.removedAt)
    assert.equal(hidden?.storageKey, 'the-file')
    assert.notInclude(JSON.stringify(ports.repositories.jobs.added), 'remove_pictures')
    assert.containSubset(ports.events.published, [{ name: 'message_removed', messageId }])
    ports.clock.advance({ milliseconds: 5 })
    await liftMeasure(ports, { measureId: taken.value.id, adminId: 'second' })
    assert.deepEqual(await ports.repositories.messages.find(messageId), before)
  })

  test('stays gone where its file went meanwhile', async ({ assert }) => {
    const ports = await sent()
    const taken = await takeMeasure(ports, { ...judgement, deed })
    if (!taken.ok || !taken.value) return assert.fail('Nothing was hidden')
    await ports.repositories.messages.update(messageId, { storageKey: null })
    await liftMeasure(ports, { measureId: taken.value.id, adminId: 'second' })
    assert.isNotNull((await ports.repositories.messages.find(messageId))?.removedAt)
  })

  test('is refused when it is no photo, not theirs, or hidden already', async ({ assert }) => {
    const text = await sent('text')
    assert.deepEqual(await takeMeasure(text, { ...judgement, deed }), refuse('photo_not_found'))
    const ports = await sent()
    const ofBob = { ...judgement, userId: bob().user.id, deed }
    assert.deepEqual(await takeMeasure(ports, ofBob), refuse('photo_not_found'))
    await takeMeasure(ports, { ...judgement, deed })
    assert.deepEqual(await takeMeasure(ports, { ...judgement, deed }), refuse('photo_not_found'))
  })
})
