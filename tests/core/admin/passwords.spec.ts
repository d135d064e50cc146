import { test } from '@japa/runner'
import { changeOrPropose } from '#core/admin/admins/change_admin'
import { changeOwnPassword } from '#core/admin/admins/change_own_password'
import { renewPassword } from '#core/admin/admins/renew_password'
import type { AdminRole } from '#core/admin/admin'
import { logInAdmin } from '#core/admin/logging_in/log_in_admin'
import { refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const password = 'correct horse battery'
const another = 'another long password'

/** An admin who is logged in twice, with the second factor given in the first of both. */
async function loggedIn(role: AdminRole) {
  const ports = fakePorts()
  const admin = adminOf(role)
  await ports.repositories.admins.add(admin)
  const logIn = async () => {
    const circumstances = { userAgent: '', country: null, asksSecondFactor: false }
    const made = await logInAdmin(ports, { email: admin.email, password, ...circumstances })
    return made.ok ? made.value.session.id : ''
  }
  const sessionId = await logIn()
  await logIn()
  const by = actorOf(admin, ports.clock.now())
  const form = { by, sessionId, oldPassword: password, password: another, repeat: another }
  const isPassword = async (typed: string) => {
    const stored = await ports.repositories.admins.find(admin.id)
    return ports.passwords.verify(stored?.passwordHash ?? '', typed)
  }
  return { admin, form, isPassword, ports, sessionId }
}

test.group("An admin's own password", () => {
  test('is changed with the present one, which ends other sessions', async ({ assert }) => {
    const { admin, form, isPassword, ports, sessionId } = await loggedIn('support')
    assert.isTrue((await changeOwnPassword(ports, form)).ok)
    assert.isTrue(await isPassword(another))
    const left = await ports.repositories.adminSessions.where({ adminId: admin.id })
    const ids = left.map(({ id }) => id)
    assert.deepEqual(ids, [sessionId])
    const log = ports.repositories.audit.all.at(-1)
    assert.containSubset(log, {
      act: 'change_own_password',
      subject: { kind: 'admin', id: admin.id },
      after: { ended: 1 },
    })
  })

  test('stays when it is guessed, typed wrong, or the second factor is old', async ({ assert }) => {
    const { admin, form, isPassword, ports } = await loggedIn('viewer')
    const old = actorOf(admin, ports.clock.now().minus({ minutes: 15 }))
    for (const [changes, refusal] of [
      [{ by: old }, 'second_factor_due'],
      [{ oldPassword: 'a guess' }, 'old_password_wrong'],
      [{ password: 'short', repeat: 'short' }, 'password_too_short'],
      [{ password: admin.email, repeat: admin.email }, 'password_is_personal'],
      [{ repeat: 'something else' }, 'passwords_not_equal'],
    ] as const) {
      const refused = await changeOwnPassword(ports, { ...form, ...changes })
      assert.containSubset(refused, { refusal })
    }
    assert.isTrue(await isPassword(password))
    assert.equal(ports.repositories.adminSessions.rows.size, 2)
    assert.isEmpty(ports.repositories.audit.all)
  })
})

test.group('The password of a colleague', () => {
  const reason = 'Lost the note'

  async function lost(role: AdminRole) {
    const { admin, isPassword, ports } = await loggedIn(role)
    const owner = adminOf('owner', { id: 'an owner' })
    const by = actorOf(owner, ports.clock.now())
    const renewal = { by, adminId: admin.id, password: another, reason }
    return { admin, isPassword, ports, renewal }
  }

  test('is renewed by an owner, which ends the sessions; the second factor stays', async ({
    assert,
  }) => {
    const { admin, isPassword, ports, renewal } = await lost('support')
    const renewed = await renewPassword(ports, renewal)
    assert.containSubset(renewed, { value: { email: admin.email } })
    assert.isTrue(await isPassword(another))
    assert.equal(ports.repositories.adminSessions.rows.size, 0)
    const stored = await ports.repositories.admins.find(admin.id)
    assert.equal(stored?.totpSecret, admin.totpSecret)
    const log = ports.repositories.audit.all.at(-1)
    assert.containSubset(log, { act: 'change_admins', reason, after: { password: 'reset' } })
  })

  test('stays of another owner, and of oneself: the terminal renews it', async ({ assert }) => {
    const { isPassword, ports, renewal } = await lost('owner')
    assert.deepEqual(await renewPassword(ports, renewal), refuse('owner_password'))
    assert.isTrue(await isPassword(password))
  })

  test('stays while somebody is to become an owner', async ({ assert }) => {
    const { admin, isPassword, ports, renewal } = await lost('support')
    const { by } = renewal
    const change = { role: 'owner', isDisabled: null } as const
    const proposed = await changeOrPropose(ports, { by, adminId: admin.id, change, reason })
    assert.isTrue(proposed.ok)
    assert.deepEqual(await renewPassword(ports, renewal), refuse('owner_password'))
    assert.isTrue(await isPassword(password))
  })

  test('stays without a reason, or by who may not', async ({ assert }) => {
    const { isPassword, ports, renewal } = await lost('support')
    const now = ports.clock.now()
    for (const [changes, refusal] of [
      [{ reason: ' ' }, 'reason_missing'],
      [{ adminId: 'nobody' }, 'admin_not_found'],
      [{ by: actorOf(adminOf('moderator'), now) }, 'act_not_allowed'],
      [{ by: actorOf(adminOf('owner'), now.minus({ minutes: 20 })) }, 'second_factor_due'],
    ] as const) {
      assert.containSubset(await renewPassword(ports, { ...renewal, ...changes }), { refusal })
    }
    assert.isTrue(await isPassword(password))
  })
})
