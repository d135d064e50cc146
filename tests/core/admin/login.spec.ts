import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { isSessionValid } from '#core/admin/logging_in/admin_session'
import { createAdmin } from '#core/admin/admins/create_admin'
import { logInAdmin } from '#core/admin/logging_in/log_in_admin'
import { giveSecondFactor, setUpSecondFactor } from '#core/admin/logging_in/second_factor'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { adminOf } from '#tests/support/admin/admins'

const password = 'correct horse battery'
const email = 'owner@vonk.example'

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
    const made = await setUpSecondFactor(ports, { sessionId, secret, code })
    const codes = made.ok ? made.value : []
    assert.lengthOf(new Set(codes), 10)
    const typed = codes[3].toUpperCase().replace('-', ' ')
    assert.containSubset(await giveSecondFactor(ports, { sessionId, code: typed }), {
      value: { isRecovery: true },
    })
    const again = await giveSecondFactor(ports, { sessionId, code: typed })
    assert.containSubset(again, { refusal: 'code_wrong' })
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
