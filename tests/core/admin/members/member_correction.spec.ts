import { test } from '@japa/runner'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { correctBirthDate, correctGender } from '#core/admin/members/correct_member'
import { toldCorrection, type MemberCorrection } from '#core/admin/members/member_correction'
import { DateTime } from 'luxon'
import type { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings/settings'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { bob } from '#tests/support/people/people'

const userId = bob().user.id
const [reason, facts] = ['Called, see the ticket', 'You paid twice']

async function began() {
  const ports = await portsWith(bob({ user: { credits: 40 } }))
  return { ports, by: actorOf(adminOf('support'), ports.clock.now()) }
}

const correction: Omit<MemberCorrection, 'id' | 'userId' | 'facts'> = {
  kind: 'credits',
  before: '40',
  after: '25',
  movementId: 'one',
  correctedBy: null,
  correctedAt: DateTime.utc(2026, 4, 30, 23),
}

test.group('A correction of an admin', () => {
  test('is kept with the words for the member, and mailed', async ({ assert }) => {
    const { by, ports } = await began()
    const adjustment = { by, userId, reason, facts: ` ${facts} `, requestId: 'one' }
    assert.isTrue((await adjustMemberCredits(ports, { ...adjustment, credits: -15 })).ok)
    const [kept] = await ports.repositories.memberCorrections.where({ userId })
    const [movement] = ports.repositories.ledger.rows
    const change = { kind: 'credits', before: '40', after: '25' } as const
    assert.containSubset(kept, { ...change, facts, movementId: movement.id })
    const mail = { kind: 'account_corrected', userId, correctionId: kept.id }
    assert.containSubset(ports.repositories.jobs.added, [mail])
    // The words for the log are not for the member, nor the other way round.
    assert.notInclude(JSON.stringify(kept), reason)
    assert.notInclude(JSON.stringify(ports.repositories.audit.all), facts)
  })

  test('of a date of birth or a gender is told as well', async ({ assert }) => {
    const { by, ports } = await began()
    const words = { by, userId, reason, facts }
    const dateOfBirth = { year: 1990, month: 5, day: 1 }
    await correctBirthDate(ports, { ...words, dateOfBirth, settings: defaultSettings })
    await correctGender(ports, { ...words, gender: 'female' })
    const kept = await ports.repositories.memberCorrections.where({ userId })
    assert.containSubset(kept, [
      { kind: 'date_of_birth', after: '1990-05-01', facts },
      { kind: 'gender', before: 'male', after: 'female', facts },
    ])
    assert.lengthOf(ports.repositories.jobs.added, 2)
  })

  test('is refused without words for the member, and then nobody is told', async ({ assert }) => {
    const { by, ports } = await began()
    const words = { by, userId, reason, facts: ' ' }
    const dateOfBirth = { year: 1990, month: 5, day: 1 }
    const refused = { refusal: 'facts_missing' }
    const born = { ...words, dateOfBirth, settings: defaultSettings }
    assert.containSubset(await correctBirthDate(ports, born), refused)
    assert.containSubset(await correctGender(ports, { ...words, gender: 'female' }), refused)
    for (const credits of [5, 101]) {
      const adjustment = { ...words, credits, requestId: 'one' }
      assert.containSubset(await adjustMemberCredits(ports, adjustment), refused)
    }
    assert.isEmpty(ports.repositories.jobs.added)
    assert.isEmpty(await ports.repositories.memberCorrections.where({ userId }))
  })

  test('that waited for a second admin has the words of the first', async ({ assert }) => {
    const { by, ports } = await began()
    const adjustment = { by, userId, credits: 101, facts, reason, requestId: 'one' }
    assert.isTrue((await adjustMemberCredits(ports, adjustment)).ok)
    assert.isEmpty(ports.repositories.jobs.added)
    const [proposal] = await ports.repositories.proposals.where({ status: 'waiting' })
    const second = actorOf(adminOf('owner'), ports.clock.now())
    const deciding = { by: second, proposalId: proposal.id }
    assert.isTrue((await confirmProposal(ports as unknown as Ports, deciding)).ok)
    const kept = await ports.repositories.memberCorrections.where({ userId })
    assert.containSubset(kept, [{ before: '40', after: '141', facts }])
  })
})

test.group('What a member is told of a correction', () => {
  test('is what they were given or lost, and what that left', ({ assert }) => {
    const taken = toldCorrection(correction, 'UTC')
    assert.deepEqual(taken, { what: 'taken', credits: 15, balance: 25 })
    const given = toldCorrection({ ...correction, after: '41' }, 'UTC')
    assert.deepEqual(given, { what: 'given', credits: 1, balance: 41 })
    const gender = toldCorrection({ ...correction, kind: 'gender', after: 'female' }, 'UTC')
    assert.deepEqual(gender, { what: 'gender', gender: 'female' })
  })

  test('is their age on that day by their clock, never the date of birth', ({ assert }) => {
    const [before, after] = ['1990-05-02', '1990-05-01']
    const born = { ...correction, kind: 'date_of_birth', before, after } as const
    assert.deepEqual(toldCorrection(born, 'UTC'), { what: 'date_of_birth', age: 35 })
    const inAmsterdam = toldCorrection(born, 'Europe/Amsterdam')
    assert.deepEqual(inAmsterdam, { what: 'date_of_birth', age: 36 })
  })
})
