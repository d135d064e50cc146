import { test } from '@japa/runner'
import { claimWork } from '#core/admin/claims/work_claim'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import type { AdminRole } from '#core/admin/admin'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { takeMeasure, type Deed } from '#core/moderation/measures/take_measure'
import { ok, refuse } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const statement = { breach: 'scam', law: null, facts: 'You lied', machine: 'none' } as const

/** Bob is banned by the moderator; `admins` are all there are. */
async function banned({
  admins = ['moderator', 'owner'],
  deed = { kind: 'ban' },
}: { admins?: AdminRole[]; deed?: Deed } = {}) {
  const ports = await portsWith(ada(), bob())
  for (const role of admins) await ports.repositories.admins.add(adminOf(role))
  const takenBy = adminOf('moderator').id
  const judgement = { userId: bob().user.id, reportId: null, takenBy, statement }
  const taken = await takeMeasure(ports, { ...judgement, deed })
  if (!taken.ok || !taken.value) throw new Error('Not banned')
  const measureId = taken.value.id
  const appeal = (body = 'That was not me', userId = bob().user.id) =>
    makeAppeal(ports, { userId, measureId, body })
  const appealed = async () => {
    const made = await appeal()
    if (!made.ok) throw new Error(made.refusal)
    return made.value.appealId
  }
  const decide = (
    role: AdminRole,
    appealId: string,
    decision: 'granted' | 'rejected',
    minutesAgo = 0
  ) => {
    const by = actorOf(adminOf(role), ports.clock.now().minus({ minutes: minutesAgo }))
    return decideAppeal(ports, { by, appealId, decision, answer: ' We looked again ' })
  }
  const status = () => ports.repositories.users.statusOf(bob().profile.id)
  return { ports, measureId, appeal, appealed, decide, status }
}

test.group('A member who appeals', () => {
  test('does so once', async ({ assert }) => {
    const { appeal, measureId, ports } = await banned()
    assert.isTrue((await appeal(' That was not me ')).ok)
    assert.deepEqual(await appeal(), refuse('already_appealed'))
    const made = await ports.repositories.appeals.where({ measureId })
    assert.containSubset(made, [{ body: 'That was not me', decision: null }])
    assert.lengthOf(made, 1)
  })

  test('has six months', async ({ assert }) => {
    const late = await banned()
    late.ports.clock.advance({ months: 6, milliseconds: 1 })
    assert.deepEqual(await late.appeal(), refuse('appeal_too_late'))
    const inTime = await banned()
    inTime.ports.clock.advance({ months: 6 })
    assert.isTrue((await inTime.appeal()).ok)
  })

  test('cannot appeal for another, nor without words', async ({ assert }) => {
    const { appeal } = await banned()
    assert.deepEqual(await appeal('Let him go', ada().user.id), refuse('measure_not_found'))
    assert.deepEqual(await appeal(' '), refuse('appeal_missing'))
    assert.deepEqual(await appeal('x'.repeat(2001)), refuse('text_too_long', { max: 2000 }))
    assert.isTrue((await appeal('x'.repeat(2000))).ok)
  })

  test('cannot appeal against what was lifted', async ({ assert }) => {
    const { appeal, measureId, ports } = await banned()
    await liftMeasure(ports, { measureId, adminId: null })
    assert.deepEqual(await appeal(), refuse('measure_lifted'))
  })
})

test.group('An appeal', () => {
  test('that is granted undoes the measure, and tells the member', async ({ assert }) => {
    const { appealed, decide, measureId, ports, status } = await banned()
    const appealId = await appealed()
    assert.deepEqual(await decide('owner', appealId, 'granted'), ok({ alone: false }))
    assert.equal(await status(), 'active')
    const { appeals, audit, jobs, measures } = ports.repositories
    assert.isNotNull((await measures.find(measureId))?.liftedAt)
    const decidedBy = adminOf('owner').id
    const answer = 'We looked again'
    assert.containSubset(await appeals.find(appealId), { decision: 'granted', answer, decidedBy })
    assert.containSubset(jobs.added, [{ kind: 'appeal_decided', appealId }])
    assert.containSubset(audit.all, [{ act: 'decide_appeal', after: { decision: 'granted' } }])
  })

  test('that is rejected leaves it', async ({ assert }) => {
    const { appealed, decide, status } = await banned()
    assert.isTrue((await decide('owner', await appealed(), 'rejected')).ok)
    assert.equal(await status(), 'banned')
  })

  test('is not decided by who took the measure', async ({ assert }) => {
    const { appealed, decide, ports, status } = await banned()
    const appealId = await appealed()
    const refused = await decide('moderator', appealId, 'granted')
    assert.deepEqual(refused, refuse('second_admin_needed'))
    assert.equal(await status(), 'banned')
    assert.containSubset(await ports.repositories.appeals.find(appealId), { decision: null })
  })

  test('is decided by the same one after 24 hours where there is no other', async ({ assert }) => {
    const { appealed, decide, ports } = await banned({ admins: ['moderator', 'support'] })
    const appealId = await appealed()
    const early = await decide('moderator', appealId, 'granted')
    assert.deepEqual(early, refuse('wait_alone', { hours: 24 }))
    ports.clock.advance({ hours: 24 })
    assert.deepEqual(await decide('moderator', appealId, 'granted'), ok({ alone: true }))
  })

  test('is decided once, by who has it in hand', async ({ assert }) => {
    const { appealed, decide, ports } = await banned()
    const appealId = await appealed()
    await claimWork(ports, { kind: 'appeal', subjectId: appealId, adminId: 'another' })
    assert.containSubset(await decide('owner', appealId, 'granted'), {
      refusal: 'claimed_by_other',
    })
    ports.clock.advance({ minutes: 5 })
    assert.isTrue((await decide('owner', appealId, 'rejected')).ok)
    assert.deepEqual(await decide('owner', appealId, 'granted'), refuse('appeal_decided'))
    const by = actorOf(adminOf('owner', { siteId: 'another' }), ports.clock.now())
    const foreign = { by, appealId, decision: 'granted', answer: 'We looked' } as const
    assert.deepEqual(await decideAppeal(ports, foreign), refuse('act_not_allowed'))
  })

  test('against a ban or a suspension is granted with a fresh second factor, as they are lifted', async ({
    assert,
  }) => {
    for (const deed of [{ kind: 'ban' }, { kind: 'suspension', days: 7 }] as const) {
      const { appealed, decide } = await banned({ deed })
      const appealId = await appealed()
      const granted = await decide('owner', appealId, 'granted', 15)
      assert.deepEqual(granted, refuse('second_factor_due'))
      assert.isTrue((await decide('owner', appealId, 'rejected', 15)).ok)
    }
    const { appealed, decide } = await banned({ deed: { kind: 'warning' } })
    assert.isTrue((await decide('owner', await appealed(), 'granted', 15)).ok)
  })

  test('needs an answer', async ({ assert }) => {
    const { appealed, ports } = await banned()
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const silent = { by, appealId: await appealed(), decision: 'rejected', answer: ' ' } as const
    assert.deepEqual(await decideAppeal(ports, silent), refuse('appeal_missing'))
  })

  test('is refused by role', async ({ assert }) => {
    const { appealed, decide } = await banned()
    const refused = await decide('support', await appealed(), 'granted')
    assert.deepEqual(refused, refuse('act_not_allowed'))
  })
})
