import { test } from '@japa/runner'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { correctBirthDate, correctGender } from '#core/admin/members/correct_member'
import { endMemberLogins } from '#core/admin/members/end_member_logins'
import { parseReason } from '#core/admin/members/member_act'
import { noteMember, pinNote } from '#core/admin/members/note_member'
import { resendActivation, resendReset } from '#core/admin/members/resend_account_mails'
import { resumeBouncedMail } from '#core/admin/members/resume_bounced_mail'
import { memberAccount } from '#core/credits/movement'
import type { Ports } from '#core/ports'
import { ok } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { loginOf } from '#tests/support/accounts/core_logins'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { bob, unconfirmedAda, type Person } from '#tests/support/people/people'

const userId = bob().user.id
const otherSite = '01900000-0000-7000-9000-000000000009'

async function began(person: Person = bob()) {
  const ports = await portsWith(person)
  return { ports, by: actorOf(adminOf('support'), ports.clock.now()), userId: person.user.id }
}

function rows({ repositories }: FakePorts) {
  return repositories.audit.all
}

test.group('A note about a member', () => {
  test('is kept without its text in the audit log, and can be pinned', async ({ assert }) => {
    const { by, ports } = await began()
    const noted = await noteMember(ports, { by, userId, body: '  Called about a refund ' })
    if (!noted.ok) return assert.fail(noted.refusal)
    const { noteId } = noted.value
    assert.isTrue((await pinNote(ports, { by, userId, noteId, isPinned: true })).ok)
    const note = await ports.repositories.memberNotes.find(noteId)
    assert.containSubset(note, { body: 'Called about a refund', adminId: by.adminId })
    assert.isNotNull(note?.pinnedAt)
    const pinned = {
      before: { note: noteId, pinned: false },
      after: { note: noteId, pinned: true },
    }
    assert.containSubset(rows(ports), [{ act: 'note_member' }, { act: 'note_member', ...pinned }])
    assert.notInclude(JSON.stringify(rows(ports)), 'refund')
  })

  test('is refused when it is empty, too long, or about somebody else', async ({ assert }) => {
    const { by, ports } = await began()
    const refused = async (body: string) => noteMember(ports, { by, userId, body })
    assert.containSubset(await refused('  '), { refusal: 'note_missing' })
    assert.containSubset(await refused('x'.repeat(2001)), { details: { max: 2000 } })
    const unknown = await pinNote(ports, { by, userId, noteId: 'other', isPinned: true })
    assert.containSubset(unknown, { refusal: 'note_not_found' })
    assert.isEmpty(rows(ports))
    assert.isTrue((await refused('x'.repeat(2000))).ok)
  })
})

test.group('Help for a member', () => {
  test('is a mail that activates, only before they are confirmed', async ({ assert }) => {
    const { by, ports, userId: id } = await began(unconfirmedAda)
    assert.isTrue((await resendActivation(ports, { by, userId: id })).ok)
    assert.containSubset(ports.repositories.jobs.added, [{ kind: 'activation', userId: id }])
    const confirmed = await began()
    const refused = await resendActivation(confirmed.ports, { by, userId })
    assert.containSubset(refused, { refusal: 'already_confirmed' })
    assert.isEmpty(rows(confirmed.ports))
  })

  test('is a mail that resets the password', async ({ assert }) => {
    const { by, ports } = await began()
    assert.isTrue((await resendReset(ports, { by, userId, settings: defaultSettings })).ok)
    assert.containSubset(ports.repositories.jobs.added, [{ kind: 'password_reset', userId }])
    assert.containSubset(rows(ports), [{ act: 'send_member_mail' }])
    assert.notInclude(JSON.stringify(rows(ports)), '@')
  })

  test('ends one login, or all', async ({ assert }) => {
    const { by, ports } = await began()
    for (const id of ['one', 'two', 'three'])
      await ports.repositories.logins.add(loginOf(userId, id))
    assert.deepEqual(await endMemberLogins(ports, { by, userId, loginId: 'two' }), ok(1))
    assert.deepEqual(await endMemberLogins(ports, { by, userId, loginId: null }), ok(2))
    assert.containSubset(ports.events.published, [{ name: 'logins_ended', loginIds: ['two'] }])
    assert.containSubset(rows(ports), [{ before: { logins: 2 }, after: { logins: 0 } }])
  })

  test('switches mail on after bounces, and never against their wish', async ({ assert }) => {
    const { by, ports } = await began(
      bob({ user: { notificationsDisabled: ['bounce', 'listunsubscribe'] } })
    )
    await ports.repositories.softBounces.add({ id: 'one', userId, at: ports.clock.now() })
    assert.isTrue((await resumeBouncedMail(ports, { by, userId })).ok)
    const user = await ports.repositories.users.find(userId)
    assert.deepEqual(user?.notificationsDisabled, ['listunsubscribe'])
    assert.isEmpty(await ports.repositories.softBounces.where({ userId }))
    const again = await resumeBouncedMail(ports, { by, userId })
    assert.containSubset(again, { refusal: 'mail_not_bounced' })
  })

  test('is not for a moderator, nor for an admin of another site', async ({ assert }) => {
    const { ports } = await began()
    const now = ports.clock.now()
    for (const by of [
      actorOf(adminOf('moderator'), now),
      actorOf(adminOf('support', { siteId: otherSite }), now),
    ]) {
      const refused = await resendReset(ports, { by, userId, settings: defaultSettings })
      assert.containSubset(refused, { refusal: 'act_not_allowed' })
    }
    const by = actorOf(adminOf('support'), now)
    const none = { ...defaultSettings, resetMailsPerDay: 0 }
    const refused = await resendReset(ports, { by, userId, settings: none })
    assert.containSubset(refused, { refusal: 'too_many_reset_mails' })
    assert.isEmpty(ports.repositories.jobs.added)
  })
})

test.group('A correction of a member', () => {
  const reason = 'Showed a passport'
  const facts = 'You sent us your passport'

  test('sets a date of birth that stays out of the audit log', async ({ assert }) => {
    const { by, ports } = await began()
    const dateOfBirth = { year: 1990, month: 5, day: 1 }
    const correction = { by, userId, dateOfBirth, facts, reason, settings: defaultSettings }
    assert.isTrue((await correctBirthDate(ports, correction)).ok)
    const profile = await ports.repositories.profiles.first({ userId })
    assert.equal(profile?.dateOfBirth.toISODate(), '1990-05-01')
    assert.containSubset(rows(ports), [{ act: 'change_member', reason }])
    assert.notInclude(JSON.stringify(rows(ports)), '1990')
    const again = await correctBirthDate(ports, correction)
    assert.containSubset(again, { refusal: 'nothing_changed' })
    const silent = await correctBirthDate(ports, { ...correction, reason: ' ' })
    assert.containSubset(silent, { refusal: 'reason_missing' })
  })

  test('makes nobody too young', async ({ assert }) => {
    const { by, ports } = await began()
    const dateOfBirth = { year: ports.clock.now().year - 10, month: 5, day: 1 }
    const correction = { by, userId, dateOfBirth, facts, reason, settings: defaultSettings }
    assert.containSubset(await correctBirthDate(ports, correction), { refusal: 'too_young' })
  })

  test('sets the gender, and keeps whom they look for', async ({ assert }) => {
    const { by, ports } = await began()
    const correction = { by, userId, facts, gender: 'female' } as const
    const without = await correctGender(ports, { ...correction, reason: ' ' })
    assert.containSubset(without, { refusal: 'reason_missing' })
    assert.isTrue((await correctGender(ports, { ...correction, reason })).ok)
    const again = await correctGender(ports, { ...correction, reason })
    assert.containSubset(again, { refusal: 'nothing_changed' })
    const profile = await ports.repositories.profiles.first({ userId })
    assert.containSubset(profile, { gender: 'female', sexuality: 'lesbian' })
  })
})

test.group('A correction of credits', () => {
  const reason = 'The payment came twice'
  const facts = 'You paid twice'

  async function balance({ repositories }: FakePorts) {
    return (await repositories.users.find(userId))?.credits
  }

  test('gives and takes by the ledger, once for each form', async ({ assert }) => {
    const { by, ports } = await began()
    const give = { by, userId, credits: 1, facts, reason, requestId: 'one' }
    assert.deepEqual(await adjustMemberCredits(ports, give), ok('done'))
    const again = await adjustMemberCredits(ports, give)
    assert.containSubset(again, { refusal: 'already_adjusted' })
    const more = { ...give, credits: 99, requestId: 'two' }
    assert.deepEqual(await adjustMemberCredits(ports, more), ok('done'))
    const take = { ...give, credits: -100, requestId: 'three' }
    assert.deepEqual(await adjustMemberCredits(ports, take), ok('done'))
    assert.equal(await balance(ports), 0)
    const account = memberAccount(userId)
    assert.containSubset(ports.repositories.ledger.rows, [
      { kind: 'correction', from: 'house:corrections', to: account, credits: 1 },
      { kind: 'correction', from: 'house:corrections', to: account, credits: 99 },
      { kind: 'correction', from: account, to: 'house:corrections', credits: 100 },
    ])
    assert.containSubset(rows(ports), [
      { before: { credits: 0 }, after: { credits: 1 }, reason },
      { before: { credits: 1 }, after: { credits: 100 }, reason },
      { before: { credits: 100 }, after: { credits: 0 }, reason },
    ])
  })

  test('takes no more than there is, and says why', async ({ assert }) => {
    const { by, ports } = await began()
    const adjust = (credits: number, why = reason) =>
      adjustMemberCredits(ports, { by, userId, credits, facts, reason: why, requestId: 'one' })
    assert.containSubset(await adjust(-1), { refusal: 'too_few_credits', details: { balance: 0 } })
    assert.containSubset(await adjust(-101), { refusal: 'too_few_credits' })
    assert.containSubset(await adjust(0), { refusal: 'credits_missing' })
    assert.containSubset(await adjust(5, ' '), { refusal: 'reason_missing' })
    assert.isEmpty(rows(ports))
    const rich = await began(bob({ user: { credits: 101 } }))
    const all = { by, userId, credits: -101, facts, reason, requestId: 'one' }
    assert.deepEqual(await adjustMemberCredits(rich.ports, all), ok('proposed'))
  })

  test('has a reason of at most 500 characters', ({ assert }) => {
    assert.equal(parseReason(` ${'x'.repeat(501)}`), 'x'.repeat(500))
  })

  test('tells an admin of another site nothing', async ({ assert }) => {
    const { ports } = await began()
    const by = actorOf(adminOf('support', { siteId: 'another' }), ports.clock.now())
    for (const credits of [-1, -101]) {
      const adjustment = { by, userId, credits, facts, reason, requestId: 'one' }
      const refused = await adjustMemberCredits(ports, adjustment)
      assert.containSubset(refused, { refusal: 'act_not_allowed' })
    }
  })

  test('asks for a fresh second factor', async ({ assert }) => {
    const { ports } = await began()
    const by = actorOf(adminOf('support'), ports.clock.now().minus({ minutes: 15 }))
    const adjustment = { by, userId, credits: 5, facts, reason, requestId: 'one' }
    const refused = await adjustMemberCredits(ports, adjustment)
    assert.containSubset(refused, { refusal: 'second_factor_due' })
  })

  test('waits for a second admin when it is over 100', async ({ assert }) => {
    const { by, ports } = await began()
    const give = { by, userId, credits: 101, facts, reason, requestId: 'one' }
    assert.deepEqual(await adjustMemberCredits(ports, give), ok('proposed'))
    assert.equal(await balance(ports), 0)
    const [proposal] = await ports.repositories.proposals.where({ status: 'waiting' })
    const second = actorOf(adminOf('owner'), ports.clock.now())
    const deciding = { by: second, proposalId: proposal.id }
    assert.isTrue((await confirmProposal(ports as unknown as Ports, deciding)).ok)
    assert.equal(await balance(ports), 101)
    const acts = rows(ports).map(({ act }) => act)
    assert.deepEqual(acts, ['propose_act', 'adjust_credits', 'confirm_proposal'])
  })
})
