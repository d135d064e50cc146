import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { isSeenDue, isSessionValid } from '#core/admin/logging_in/admin_session'
import { changeOwnSettings } from '#core/admin/admins/change_own_settings'
import { createAdmin } from '#core/admin/admins/create_admin'
import { endOwnSessions } from '#core/admin/logging_in/end_own_sessions'
import { logInAdmin } from '#core/admin/logging_in/log_in_admin'
import { logOutAdmin } from '#core/admin/logging_in/log_out_admin'
import { giveSecondFactor, setUpSecondFactor } from '#core/admin/logging_in/second_factor'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const password = 'correct horse battery'
const email = 'owner@vonk.example'
const adminId = adminOf('owner').id
const owner = actorOf(adminOf('owner'), null)

function actsOf({ repositories }: FakePorts) {
  return repositories.audit.all.map(({ act }) => act)
}

async function known(changes: Parameters<typeof adminOf>[1] = {}) {
  const ports = fakePorts()
  await ports.repositories.admins.add(adminOf('owner', changes))
  return ports
}

const circumstances = { userAgent: '', country: null, asksSecondFactor: true }

async function sessionOf(ports: FakePorts) {
  const result = await logInAdmin(ports, { email, password, ...circumstances })
  if (!result.ok) throw new Error(result.refusal)
  return result.value.session.id
}

test.group('The login of an admin', () => {
  test('refuses a wrong password, an unknown address and a disabled admin alike', async ({
    assert,
  }) => {
    const attempt = (ports: FakePorts, tried: { email: string; password: string }) =>
      logInAdmin(ports, { ...tried, ...circumstances })
    const ports = await known()
    const disabled = await known({ disabledAt: ports.clock.now() })
    const refused = await Promise.all([
      attempt(ports, { email, password: 'wrong' }),
      attempt(ports, { email: 'nobody@vonk.example', password }),
      attempt(disabled, { email, password }),
    ])
    for (const one of refused) assert.containSubset(one, { refusal: 'login_failed' })
    // Whoever measures the time learns nothing: an unknown address costs a hash, too.
    assert.equal(ports.passwords.worked, 2)
  })

  test('ends the sessions of over 12 hours ago', async ({ assert }) => {
    const ports = await known()
    await sessionOf(ports)
    ports.clock.advance({ hours: 12, milliseconds: 1 })
    const sessionId = await sessionOf(ports)
    assert.deepEqual([...ports.repositories.adminSessions.rows.keys()], [sessionId])
  })

  test('counts only once the second factor is given', async ({ assert }) => {
    const ports = await known()
    const sessionId = await sessionOf(ports)
    const before = await ports.repositories.adminSessions.find(sessionId)
    assert.isNull(before?.confirmedAt)
    const code = ports.oneTimeCodes.codeAt(ports.clock.now())
    assert.isTrue((await giveSecondFactor(ports, { sessionId, code })).ok)
    const after = await ports.repositories.adminSessions.find(sessionId)
    assert.deepEqual(after?.confirmedAt, ports.clock.now())
    assert.deepEqual(actsOf(ports), ['log_in'])
  })

  test('counts at once, for all its hours, where no second factor is asked', async ({ assert }) => {
    const ports = await known()
    const asked = { email, password, ...circumstances, asksSecondFactor: false }
    const result = await logInAdmin(ports, asked)
    if (!result.ok) throw new Error(result.refusal)
    const later = ports.clock.now().plus({ minutes: 29 })
    assert.isTrue(isSessionValid(result.value.session, later))
  })

  test('takes a code once', async ({ assert }) => {
    const ports = await known()
    const code = ports.oneTimeCodes.codeAt(ports.clock.now())
    await giveSecondFactor(ports, { sessionId: await sessionOf(ports), code })
    const again = await giveSecondFactor(ports, { sessionId: await sessionOf(ports), code })
    assert.containSubset(again, { refusal: 'code_wrong' })
  })

  test('takes each recovery code once, however it is typed', async ({ assert }) => {
    const ports = await known({ totpSecret: null })
    const sessionId = await sessionOf(ports)
    const code = ports.oneTimeCodes.codeAt(ports.clock.now())
    const secret = ports.oneTimeCodes.makeSecret()
    await ports.repositories.recoveryCodes.add({ digest: 'old', adminId, usedAt: null })
    let number = 0
    ports.secrets.make = () => `${(number += 1)} is a long secret`
    const wrong = await setUpSecondFactor(ports, { sessionId, secret, code: 'wrong' })
    assert.containSubset(wrong, { refusal: 'code_wrong' })
    const inGroups = `${code.slice(0, 3)} ${code.slice(3)}`
    const made = await setUpSecondFactor(ports, { sessionId, secret, code: inGroups })
    const codes = made.ok ? made.value : []
    assert.lengthOf(new Set(codes), 10)
    for (const one of codes) assert.match(one, /^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    assert.isNull(await ports.repositories.recoveryCodes.find('old'))
    const session = await ports.repositories.adminSessions.find(sessionId)
    assert.isNotNull(session?.confirmedAt)
    const typed = codes[3].toUpperCase().replace('-', ' ')
    assert.containSubset(await giveSecondFactor(ports, { sessionId, code: typed }), {
      value: { isRecovery: true },
    })
    const again = await giveSecondFactor(ports, { sessionId, code: typed })
    assert.containSubset(again, { refusal: 'code_wrong' })
    assert.deepEqual(actsOf(ports), ['set_up_second_factor', 'log_in', 'use_recovery_code'])
  })

  test('sets up a second factor only for an admin without one', async ({ assert }) => {
    const ports = await known()
    const sessionId = await sessionOf(ports)
    const code = ports.oneTimeCodes.codeAt(ports.clock.now())
    const refused = await setUpSecondFactor(ports, { sessionId, secret: 'ABC', code })
    assert.containSubset(refused, { refusal: 'second_factor_known' })
  })

  test('ends after 12 hours, and after 30 idle minutes', async ({ assert }) => {
    const ports = await known()
    const now = ports.clock.now()
    const sessionId = await sessionOf(ports)
    const stored = await ports.repositories.adminSessions.find(sessionId)
    const session = { ...stored!, confirmedAt: now }
    const seen = { ...session, lastSeenAt: now.plus({ hours: 12 }) }
    assert.isTrue(isSessionValid(session, now.plus({ minutes: 29 })))
    assert.isFalse(isSessionValid(session, now.plus({ minutes: 30 })))
    assert.isFalse(isSessionValid(seen, now.plus({ hours: 12 })))
    assert.isFalse(isSessionValid(stored!, now.plus({ minutes: 10 })))
    assert.isFalse(isSeenDue(session, now.plus({ seconds: 59 })))
    assert.isTrue(isSeenDue(session, now.plus({ seconds: 60 })))
  })
})

test.group('An admin who is logged in', () => {
  test('logs out, or ends other sessions of theirs, once and nobody else’s', async ({ assert }) => {
    const ports = await known()
    for (let time = 1; time <= 4; time++) await sessionOf(ports)
    const left = ports.repositories.adminSessions.rows
    const [one, two, three, four] = [...left.keys()]
    for (const by of [{ ...owner, adminId: 'another' }, owner]) {
      await endOwnSessions(ports, { by, only: one })
    }
    assert.deepEqual([...left.keys()], [two, three, four])
    await endOwnSessions(ports, { by: owner, except: three })
    assert.deepEqual([...left.keys()], [three])
    for (const sessionId of [three, three]) await logOutAdmin(ports, { sessionId })
    assert.equal(left.size, 0)
    const log = ports.repositories.audit.all.map(({ act, after }) => [act, after?.ended])
    assert.deepEqual(log, [
      ['end_own_sessions', 1],
      ['end_own_sessions', 2],
      ['log_out', undefined],
    ])
  })

  test('changes their own settings, not those of one who is gone', async ({ assert }) => {
    const ports = await known()
    const settings = { name: 'Ada', locale: 'nl', timeZone: 'UTC', pictures: 'grey' } as const
    await changeOwnSettings(ports, { by: owner, settings })
    await changeOwnSettings(ports, { by: { ...owner, adminId: 'gone' }, settings })
    assert.include(await ports.repositories.admins.find(adminId), settings)
    const before = { locale: 'en', pictures: 'blurred', timeZone: 'UTC' }
    const after = { locale: 'nl', pictures: 'grey', timeZone: 'UTC' }
    assert.containSubset(ports.repositories.audit.all, [{ adminId, before, after }])
    assert.deepEqual(actsOf(ports), ['change_own_settings'])
  })
})

test.group('A new admin', () => {
  const admin = {
    email: 'Grace@Vonk.example',
    name: 'Grace',
    role: 'support',
    siteId: null,
    locale: 'nl',
    timeZone: 'Europe/Amsterdam',
    password: 'a long enough password',
  } as const

  test('is made once for an address', async ({ assert }) => {
    const ports = fakePorts()
    assert.isTrue((await createAdmin(ports, { by: terminal, admin })).ok)
    const again = await createAdmin(ports, { by: terminal, admin })
    assert.containSubset(again, { refusal: 'admin_exists' })
    assert.lengthOf(ports.repositories.audit.all, 1)
  })

  test('needs a password of 12 characters', async ({ assert }) => {
    const short = { ...admin, password: 'eleven char' }
    const refused = await createAdmin(fakePorts(), { by: terminal, admin: short })
    assert.containSubset(refused, { refusal: 'password_too_short', details: { min: 12 } })
  })
})
