import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { claimWork, releaseWork } from '#core/admin/claims/work_claim'
import { decisionsInARow, isBreakDue } from '#core/admin/pictures/break_due'
import { reviewPicture } from '#core/admin/pictures/review_picture'
import { undoReview } from '#core/admin/pictures/undo_review'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { albumOf, fillAlbum } from '#tests/support/profiles/albums'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const moderator = actorOf(adminOf('moderator'), null)
const ofSite = { ...moderator, siteId: ada().profile.siteId }
const owner = actorOf(adminOf('owner'), null)

test.group('An admin who reviews a photo', () => {
  test('publishes or rejects it, with a row in the audit log', async ({ assert }) => {
    const ports = await waiting()
    const work = { kind: 'photo', subjectId: 'one' } as const
    await claimWork(ports, { ...work, adminId: moderator.adminId })
    await review(ports, 'one', null)
    await review(ports, 'two', 'nudity')
    const { audit, photos, workClaims } = ports.repositories
    assert.isNull(await workClaims.find(work))
    assert.equal((await photos.find('one'))?.status, 'active')
    assert.equal((await photos.find('two'))?.rejection, 'nudity')
    const rows = await audit.rows(0, 10)
    assert.containsSubset(rows[1], {
      adminId: moderator.adminId,
      act: 'review_picture',
      siteId: ada().profile.siteId,
      before: { status: 'pending' },
      after: { status: 'rejected', rejection: 'nudity' },
      reason: 'nudity',
    })
  })

  test('has no say about a photo that another has in hand', async ({ assert }) => {
    const ports = await waiting()
    await claimWork(ports, { kind: 'photo', subjectId: 'one', adminId: owner.adminId })
    const refused = await review(ports, 'one', null)
    assert.equal(!refused.ok && refused.refusal, 'claimed_by_other')
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'pending')
    assert.lengthOf(await ports.repositories.photoDecisions.where({ photoId: 'one' }), 0)
    ports.clock.advance({ minutes: 5 })
    assert.isTrue((await review(ports, 'one', null)).ok)
  })

  test('is too late when another has decided', async ({ assert }) => {
    const ports = await waiting()
    const [first, second] = await Promise.all([
      reviewPicture(ports, { by: owner, photoId: 'one', rejection: null }),
      reviewPicture(ports, { by: moderator, photoId: 'one', rejection: 'other' }),
    ])
    assert.isTrue(first.ok)
    assert.equal(!second.ok && second.refusal, 'photo_decided')
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'active')
  })

  test('of another site may not, nor a role without the right', async ({ assert }) => {
    const ports = await waiting()
    for (const by of [
      actorOf(adminOf('moderator', { siteId: 'another' }), null),
      actorOf(adminOf('support'), null),
    ]) {
      const refused = await reviewPicture(ports, { by, photoId: 'one', rejection: null })
      assert.equal(!refused.ok && refused.refusal, 'act_not_allowed')
    }
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'pending')
  })

  test('finds it gone when its owner removed it', async ({ assert }) => {
    const ports = await waiting()
    await ports.repositories.photos.remove('one')
    for (const by of [moderator, ofSite]) {
      const refused = await reviewPicture(ports, { by, photoId: 'one', rejection: null })
      assert.equal(!refused.ok && refused.refusal, 'photo_not_found')
    }
  })

  test('in the terminal may decide again about any photo', async ({ assert }) => {
    const ports = await waiting()
    await review(ports, 'one', null)
    await reviewPicture(ports, { by: terminal, photoId: 'one', rejection: 'unclear' })
    assert.equal((await ports.repositories.photos.find('one'))?.rejection, 'unclear')
  })
})

test.group('An undo', () => {
  test('brings back the photo and the main photo, once', async ({ assert }) => {
    const ports = await waiting()
    const before = await albumOf(ports, ada())
    const decisionId = await decided(ports, 'one', 'nudity')
    assert.equal((await albumOf(ports, ada())).main, 'two')
    const undone = await undoReview(ports, { by: moderator, decisionId })
    assert.isTrue(undone.ok)
    const photo = await ports.repositories.photos.find('one')
    assert.deepEqual([photo?.status, photo?.rejection], ['pending', null])
    assert.deepEqual(await albumOf(ports, ada()), before)
    const again = await undoReview(ports, { by: moderator, decisionId })
    assert.equal(!again.ok && again.refusal, 'undo_too_late')
    assert.lengthOf(await ports.repositories.audit.rows(0, 10), 2)
  })

  test('frees a picture that was rejected as illegal', async ({ assert }) => {
    const ports = await waiting()
    const kept = { photoId: 'one', hash: '0f1e2d3c4b5a6978', mirrored: '0f1e2d3c4b5a6978' }
    await ports.repositories.photoHashes.add({ ...kept, barredFor: null, bannedUntil: null })
    const decisionId = await decided(ports, 'one', 'illegal')
    const barred = await ports.repositories.photoHashes.find('one')
    assert.equal(barred?.barredFor, 'illegal')
    await undoReview(ports, { by: moderator, decisionId })
    assert.isNull((await ports.repositories.photoHashes.find('one'))?.barredFor)
  })

  test('is for ten seconds, and for who decided', async ({ assert }) => {
    const ports = await waiting()
    const decisionId = await decided(ports, 'one', null)
    const others = await undoReview(ports, { by: owner, decisionId })
    assert.equal(!others.ok && others.refusal, 'photo_not_found')
    ports.clock.advance({ milliseconds: 10_001 })
    const late = await undoReview(ports, { by: moderator, decisionId })
    assert.equal(!late.ok && late.refusal, 'undo_too_late')
    assert.equal((await ports.repositories.photos.find('one'))?.status, 'active')
  })

  test('leaves a main photo that the owner chose meanwhile', async ({ assert }) => {
    const ports = await waiting()
    const decisionId = await decided(ports, 'one', 'nudity')
    await ports.repositories.profiles.update(ada().profile.id, { mainPhotoId: 'three' })
    await undoReview(ports, { by: moderator, decisionId })
    assert.equal((await albumOf(ports, ada())).main, 'three')
  })

  test('makes a photo the main one where no other is left, and none where there was none', async ({
    assert,
  }) => {
    const left = await waiting()
    const rejected = await decided(left, 'two', 'nudity')
    await removePhoto(left, { userId: ada().user.id, photoId: 'one' })
    assert.isNull((await albumOf(left, ada())).main)
    await undoReview(left, { by: moderator, decisionId: rejected })
    assert.equal((await albumOf(left, ada())).main, 'two')

    const none = await waiting()
    await none.repositories.profiles.update(ada().profile.id, { mainPhotoId: null })
    const published = await decided(none, 'one', null)
    assert.equal((await albumOf(none, ada())).main, 'one')
    await undoReview(none, { by: moderator, decisionId: published })
    assert.isNull((await albumOf(none, ada())).main)
  })

  test('closes the case of one that shows a minor, which stands above other work', async ({
    assert,
  }) => {
    const ports = await waiting()
    const { tickets } = ports.repositories
    const photoCase = { words: 'Rejected: Under 18', language: 'en' } as const
    const reject = (photoId: string, rejection: 'minor' | 'nudity') =>
      reviewPicture(ports, { by: moderator, photoId, rejection, photoCase })
    await reject('two', 'nudity')
    assert.equal(tickets.rows.size, 0)
    const made = await reject('one', 'minor')
    const about = { aboutUserId: ada().user.id, aboutPhotoId: 'one' }
    const [ticket] = [...tickets.rows.values()]
    assert.containSubset(ticket, { danger: 'minor_photo', state: 'open', ...about })
    assert.isTrue(ticket.dueAt.equals(ports.clock.now()))
    const decisionId = made.ok ? made.value.decisionId : ''
    await undoReview(ports, { by: moderator, decisionId })
    assert.equal((await tickets.find(ticket.id))?.state, 'solved')
  })

  test('does not touch what another decided meanwhile', async ({ assert }) => {
    for (const rejection of [null, 'nudity'] as const) {
      const ports = await waiting()
      const decisionId = await decided(ports, 'one', rejection)
      await reviewPicture(ports, { by: terminal, photoId: 'one', rejection: 'illegal' })
      const refused = await undoReview(ports, { by: moderator, decisionId })
      assert.equal(!refused.ok && refused.refusal, 'photo_decided')
      assert.equal((await ports.repositories.photos.find('one'))?.rejection, 'illegal')
    }
  })

  test('of a photo that is gone changes nothing', async ({ assert }) => {
    const ports = await waiting()
    const decisionId = await decided(ports, 'one', null)
    await ports.repositories.photos.remove('one')
    for (const undoing of [
      { by: moderator, decisionId },
      { by: ofSite, decisionId },
      { by: moderator, decisionId: 'unknown' },
    ]) {
      const refused = await undoReview(ports, undoing)
      assert.equal(!refused.ok && refused.refusal, 'photo_not_found')
    }
  })
})

test.group('A claim of work', () => {
  test('is given out of hand by who has it alone', async ({ assert }) => {
    const ports = await waiting()
    const work = { kind: 'photo', subjectId: 'one' } as const
    await claimWork(ports, { ...work, adminId: owner.adminId })
    await releaseWork(ports, { ...work, adminId: moderator.adminId })
    assert.isNotNull(await ports.repositories.workClaims.find(work))
    await releaseWork(ports, { ...work, adminId: owner.adminId })
    assert.isNull(await ports.repositories.workClaims.find(work))
  })
})

test.group('A break', () => {
  test('is due after every fifty decisions in a row', ({ assert }) => {
    const now = fakePorts().clock.now()
    const times = Array.from({ length: 60 }, (_, index) => now.minus({ minutes: index }))
    assert.equal(decisionsInARow(times, now), 60)
    const withPause = times.map((at, index) => (index < 20 ? at : at.minus({ minutes: 4 })))
    assert.equal(decisionsInARow(withPause, now), 20)
    assert.deepEqual([0, 49, 50, 51, 100].map(isBreakDue), [false, false, true, false, true])
  })
})

async function waiting() {
  const ports = await portsWith(ada())
  const pending = { status: 'pending' } as const
  await fillAlbum(ports, ada(), { id: 'one', ...pending }, { id: 'two', ...pending }, 'three')
  await ports.repositories.photos.update('three', { isPrivate: true })
  return ports
}

function review(
  ports: FakePorts,
  photoId: string,
  rejection: Parameters<typeof reviewPicture>[1]['rejection']
) {
  return reviewPicture(ports, { by: moderator, photoId, rejection })
}

async function decided(...parameters: Parameters<typeof review>) {
  const reviewed = await review(...parameters)
  if (!reviewed.ok) throw new Error(reviewed.refusal)
  return reviewed.value.decisionId
}
