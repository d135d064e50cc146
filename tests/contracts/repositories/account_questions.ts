import type { Evidence } from '#core/moderation/report'
import { addSamples, type Question } from '#tests/contracts/repositories/inside'
import { emailChange, login, token } from '#tests/contracts/repositories/samples/accounts'
import { message, messagingSamples } from '#tests/contracts/repositories/samples/messaging'
import { report } from '#tests/contracts/repositories/samples/moderation'
import {
  adaId,
  bobId,
  cleoId,
  idOf,
  later,
  now,
} from '#tests/contracts/repositories/samples/sample'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id

export function accountQuestions(question: Question) {
  question('users: finds the status of the account of a profile', async (repositories, assert) => {
    await addSamples(repositories, 'profiles')
    await repositories.users.update(bob().user.id, { status: 'banned' })
    assert.equal(await repositories.users.statusOf(adaId), 'active')
    assert.equal(await repositories.users.statusOf(bobId), 'banned')
    assert.isNull(await repositories.users.statusOf(idOf(99)))
  })

  question('users: changes an e-mail address to an unused one', async ({ users }, assert) => {
    await users.add(ada().user)
    await users.add(bob().user)
    assert.isFalse(await users.changeEmail(userId, 'bob@example.com'))
    assert.equal((await users.find(userId))?.email, 'ada@example.com')
    assert.isTrue(await users.changeEmail(userId, 'ada@example.com'))
    assert.isTrue(await users.changeEmail(userId, 'countess@example.com'))
    assert.equal((await users.find(userId))?.email, 'countess@example.com')
  })

  question('profiles: replaces interests', async (repositories) => {
    await addSamples(repositories, 'profiles')
    await repositories.profiles.setInterests(adaId, ['travelling', 'dancing'])
    await repositories.profiles.setInterests(adaId, ['dancing'])
    await repositories.profiles.setInterests(adaId, [])
  })

  question('emailChanges: counts those requested after a moment', async (repositories, assert) => {
    const { emailChanges } = repositories
    await addSamples(repositories, 'emailChanges')
    assert.equal(await emailChanges.count(userId, now.minus(1)), 2)
    assert.equal(await emailChanges.count(userId, now), 0)
    assert.equal(await emailChanges.count(bob().user.id, now.minus(1)), 0)
  })

  question('emailChanges: expires pending links, or all', async (repositories, assert) => {
    const { emailChanges } = repositories
    await addSamples(repositories, 'emailChanges')
    await emailChanges.update(idOf(2), { changedAt: now })
    const expiry = async (number: number) => {
      return (await emailChanges.find(emailChange(number).id))?.expiresAt.toMillis()
    }
    await emailChanges.expire(userId, 'waiting', now)
    assert.deepEqual([await expiry(1), await expiry(2)], [now.toMillis(), later.toMillis()])
    await emailChanges.expire(userId, 'all', now.plus(1))
    assert.deepEqual([await expiry(1), await expiry(2)], [now.toMillis(), now.toMillis() + 1])
  })

  question('tokens: counts, renews and marks links', async (repositories, assert) => {
    const { tokens } = repositories
    await addSamples(repositories, 'tokens')
    assert.equal(await tokens.count(userId, 'password_reset', now), 2)
    assert.equal(await tokens.count(userId, 'password_reset', now.plus(1)), 0)
    assert.equal(await tokens.count(userId, 'activation', now), 0)
    await tokens.add({ ...token(3), purpose: 'activation' })
    assert.equal(await tokens.count(userId, 'password_reset', now), 2)
    assert.equal(await tokens.count(userId, 'activation', now), 1)
    await tokens.renew(idOf(1), { digest: 'newer', expiresAt: later.plus(1) })
    await tokens.markUsed(idOf(1), later)
    assert.isNull(await tokens.first({ purpose: 'password_reset', digest: token(1).digest }))
    const renewed = await tokens.first({ purpose: 'password_reset', digest: 'newer' })
    assert.equal(renewed?.id, idOf(1))
    assert.equal(renewed?.expiresAt.toMillis(), later.toMillis() + 1)
    assert.equal(renewed?.usedAt?.toMillis(), later.toMillis())
  })

  question('tokens: expires unused links that are still valid', async (repositories, assert) => {
    const { tokens } = repositories
    await addSamples(repositories, 'tokens')
    await tokens.add({ ...token(3), purpose: 'return' })
    await tokens.markUsed(idOf(2), now)
    const expiries = async () => {
      const found = [1, 2, 3].map(async (number) => (await tokens.find(idOf(number)))!.expiresAt)
      return (await Promise.all(found)).map((at) => at.diff(now).toMillis())
    }
    const hour = later.diff(now).toMillis()
    await tokens.expireAll(userId, 'password_reset', now)
    assert.deepEqual(await expiries(), [0, hour, hour])
    await tokens.expireEvery(userId, now.plus(1))
    assert.deepEqual(await expiries(), [0, hour, 1])
  })

  question('logins: ends the chosen ones of a user', async (repositories, assert) => {
    const { logins } = repositories
    await addSamples(repositories, 'logins')
    await logins.add(login(3))
    await logins.add(login(4, bob().user.id))
    assert.deepEqual(await logins.end({ userId, only: idOf(4) }), [])
    assert.deepEqual(await logins.end({ userId, only: idOf(1) }), [idOf(1)])
    assert.deepEqual(await logins.end({ userId, except: idOf(2) }), [idOf(3)])
    assert.deepEqual(await logins.end({ userId }), [idOf(2)])
    assert.deepEqual(await logins.end({ userId: bob().user.id }), [idOf(4)])
  })

  question('blocks: finds a block in either direction', async (repositories, assert) => {
    const { blocks } = repositories
    await addSamples(repositories, 'profiles')
    await blocks.add({ blockerId: adaId, blockedId: bobId, createdAt: now })
    assert.isTrue(await blocks.between(adaId, bobId))
    assert.isTrue(await blocks.between(bobId, adaId))
    assert.isFalse(await blocks.between(adaId, cleoId))
  })

  question(
    'sites: lists those that are not in one pool with a site, at first none',
    async ({ sites }, assert) => {
      assert.deepEqual(await sites.closedTo(ada().user.siteId), [])
    }
  )

  question('swipes: counts likes, and removes a pass alone', async (repositories, assert) => {
    const { swipes } = repositories
    await addSamples(repositories, 'swipes')
    assert.equal(await swipes.countLikes(adaId, now), 1)
    assert.equal(await swipes.countLikes(adaId, now.plus(1)), 0)
    assert.equal(await swipes.countLikes(bobId, now), 0)
    await swipes.removePass(adaId, bobId)
    await swipes.removePass(bobId, adaId)
    await swipes.removePass(bobId, cleoId)
    assert.isNotNull(await swipes.find({ swiperId: adaId, swipedId: bobId }))
    assert.isNull(await swipes.find({ swiperId: bobId, swipedId: adaId }))
  })

  question('visits: removes those by, and those to a member', async (repositories, assert) => {
    const { visits } = repositories
    await addSamples(repositories, 'visits')
    await visits.removeAll({ visitorId: adaId })
    assert.isNull(await visits.find({ visitorId: adaId, visitedId: bobId }))
    assert.isNotNull(await visits.find({ visitorId: bobId, visitedId: adaId }))
    await visits.removeAll({ visitedId: adaId })
    assert.isNull(await visits.find({ visitorId: bobId, visitedId: adaId }))
  })

  question(
    'reports: counts those of a member, and stores one open report for each subject',
    async (repositories, assert) => {
      const { reports } = repositories
      await addSamples(repositories, 'reports')
      assert.equal(await reports.countSince(adaId, now), 2)
      assert.equal(await reports.countSince(adaId, now.plus(1)), 0)
      assert.equal(await reports.countSince(bobId, now), 0)
      const again = { ...report(3), evidenceId: idOf(1) }
      assert.isFalse(await reports.addUnlessKnown(again))
      await reports.update(idOf(1), { status: 'closed' })
      assert.isTrue(await reports.addUnlessKnown(again))
    }
  )

  question('reports: stores evidence until it is erased', async (repositories) => {
    const evidence: Evidence = { name: 'Bob', about: null, lines: [], picture: new Uint8Array([1]) }
    const { reports } = repositories
    await addSamples(repositories, 'reports')
    await reports.keepEvidence(idOf(1), evidence)
    await reports.eraseEvidence(now.plus(1))
    await reports.keepEvidence(idOf(1), evidence)
    await reports.eraseEvidenceOf(idOf(1))
    await reports.keepEvidence(idOf(1), { ...evidence, picture: null })
  })

  question(
    'newsMails: plans one mail at a time, and replaces one that was lost',
    async (repositories, assert) => {
      const { newsMails } = repositories
      await addSamples(repositories, 'profiles')
      const plan = (at: typeof now) => newsMails.plan(adaId, { until: at.plus(1), now: at })
      assert.isTrue(await plan(now))
      assert.isFalse(await plan(later))
      assert.isTrue(await plan(now.plus({ days: 3 })))
    }
  )

  question(
    'erasure: erases the rows of one member, and the texts they wrote',
    async (repositories, assert) => {
      await addSamples(repositories, ...(['photos', 'tokens', 'likes'] as const))
      await repositories.conversations.findOrAdd(messagingSamples.conversations.rows[0])
      await repositories.tokens.add({ ...token(3), purpose: 'data' })
      await repositories.messages.add(message(1))
      const held = { sequence: null, deliveredAt: null }
      await repositories.messages.add({ ...message(2), ...held })
      const member = { userId, profileId: adaId, email: 'ada@example.com' }
      const { pictures, downloads } = await repositories.erasure.erase(member)
      const keys = ['photo 1', 'photo 2', 'picture 1', 'picture 2']
      assert.deepEqual([...pictures].sort(), keys)
      assert.deepEqual(downloads, [idOf(3)])
      assert.isEmpty(await repositories.tokens.where({ userId }))
      assert.isEmpty(await repositories.photos.where({ profileId: adaId }))
      assert.isEmpty(await repositories.likes.where({ likerId: adaId }))
      assert.isEmpty(await repositories.likes.where({ likedId: adaId }))
      const [kept, ...others] = await repositories.messages.where({ senderId: adaId })
      assert.isEmpty(others)
      assert.include(kept, { id: idOf(1), body: '', storageKey: null })
    }
  )

  question('sites: tell how soon tickets are to be answered', async ({ sites }, assert) => {
    const { answerDays, solutionDays } = await sites.deadlineTerms(ada().user.siteId)
    assert.deepEqual([answerDays, solutionDays], [2, 14])
  })

  question(
    'tickets: those to erase are closed for long, or of erased members',
    async (repositories, assert) => {
      const { ticketEntries, ticketFiles, tickets, users } = repositories
      await addSamples(repositories, 'ticketFiles')
      const moments = { before: now, ofErased: later.plus(1) }
      await tickets.update(idOf(1), { state: 'solved', closedAt: later })
      assert.deepEqual(await tickets.toErase(moments), [])
      await users.update(userId, { status: 'deleted' })
      assert.deepEqual(await tickets.toErase({ ...moments, ofErased: later }), [])
      assert.deepEqual(await tickets.toErase(moments), [idOf(1)])
      await users.update(userId, { status: 'active' })
      assert.deepEqual(await tickets.toErase({ ...moments, before: later.plus(1) }), [idOf(1)])

      await tickets.erase(idOf(1))
      const { email, name, number, subject } = (await tickets.find(idOf(1)))!
      assert.deepEqual([email, name, subject, number], [null, null, '', 'V-0000-01'])
      const [one] = await ticketEntries.where({ ticketId: idOf(1) }, 'sequence')
      assert.deepEqual([one.body, one.messageId, one.sequence], ['', null, 1])
      assert.isEmpty(await ticketFiles.where({ entryId: idOf(1) }))
    }
  )
}
