import { test } from '@japa/runner'
import { resetSecondFactor } from '#core/admin/admins/reset_second_factor'
import {
  addAdminPasskey,
  confirmByPasskey,
  removeSecondFactor,
} from '#core/admin/logging_in/admin_passkeys'
import { giveSecondFactor, setUpSecondFactor } from '#core/admin/logging_in/second_factor'
import { terminal, type Admin } from '#core/admin/admin'
import { refuse } from '#core/result'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf, sessionOf } from '#tests/support/admin/admins'

const challenge = 'a challenge'
const party = { id: 'vonk.example', origin: 'https://vonk.example', name: 'Vonk' }
const sessionId = 'session'

/** An owner in a session that has not given the second factor. */
async function began(changes: Partial<Admin> = {}) {
  const ports = fakePorts()
  const admin = adminOf('owner', changes)
  await ports.repositories.admins.add(admin)
  const session = { ...sessionOf(admin.id, ports.clock.now()), confirmedAt: null }
  await ports.repositories.adminSessions.add(session)
  return { ports, admin }
}

function owner(ports: FakePorts, changes: Partial<Admin> = {}) {
  return actorOf(adminOf('owner', changes), ports.clock.now())
}

function add(ports: FakePorts, id = 'key') {
  const answer = { party, challenge, response: { id, challenge } }
  return addAdminPasskey(ports, { by: owner(ports), name: 'Laptop', fallbackName: '', ...answer })
}

function use(ports: FakePorts, response: object) {
  return confirmByPasskey(ports, { sessionId, party, challenge, response })
}

async function isConfirmed({ repositories }: FakePorts) {
  return (await repositories.adminSessions.find(sessionId))?.confirmedAt !== null
}

test.group('A passkey of an admin', () => {
  test('confirms a session, and is logged', async ({ assert }) => {
    const { ports } = await began()
    assert.isTrue((await add(ports)).ok)
    assert.isTrue((await use(ports, { id: 'key', challenge, counter: 1 })).ok)
    assert.isTrue(await isConfirmed(ports))
    const acts = ports.repositories.audit.all.map(({ act }) => act)
    assert.deepEqual(acts, ['add_passkey', 'log_in'])
  })

  test('is refused when it is wrong, copied, or of somebody else', async ({ assert }) => {
    const { ports } = await began()
    await add(ports)
    const wrong = { id: 'key', challenge: 'another', counter: 1 }
    assert.deepEqual(await use(ports, wrong), refuse('passkey_failed'))
    assert.deepEqual(await use(ports, { id: 'unknown', challenge }), refuse('passkey_failed'))
    await use(ports, { id: 'key', challenge, counter: 2 })
    const copied = { id: 'key', challenge, counter: 2 }
    assert.deepEqual(await use(ports, copied), refuse('passkey_failed'))
    const [{ id }] = ports.repositories.adminPasskeys.rows.values()
    await ports.repositories.adminPasskeys.update(id, { adminId: 'somebody-else' })
    const ofOther = { id: 'key', challenge, counter: 3 }
    assert.deepEqual(await use(ports, ofOther), refuse('passkey_failed'))
  })

  test('is added with a fresh second factor alone, and once', async ({ assert }) => {
    const { ports } = await began()
    const by = owner(ports)
    ports.clock.advance({ minutes: 15 })
    const answer = { party, challenge, response: { id: 'key', challenge } }
    const stale = await addAdminPasskey(ports, { by, name: '', fallbackName: 'Key', ...answer })
    assert.deepEqual(stale, refuse('second_factor_due'))
    assert.isTrue((await add(ports)).ok)
    assert.deepEqual(await add(ports), refuse('passkey_known'))
    const removed = await removeSecondFactor(ports, { by, passkeyId: null })
    assert.deepEqual(removed, refuse('second_factor_due'))
    const forged = { party, challenge, response: { id: 'forged', challenge: 'another' } }
    const added = { by: owner(ports), name: '', fallbackName: 'Key' }
    const refused = await addAdminPasskey(ports, { ...added, ...forged })
    assert.deepEqual(refused, refuse('passkey_invalid'))
  })

  test('takes the place of the app, of which one is always left', async ({ assert }) => {
    const { admin, ports } = await began({ totpStep: 7 })
    const by = owner(ports)
    const removeApp = () => removeSecondFactor(ports, { by, passkeyId: null })
    assert.deepEqual(await removeApp(), refuse('last_second_factor'))
    await add(ports)
    assert.isTrue((await removeApp()).ok)
    const without = { totpSecret: null, totpStep: 0 }
    assert.include(await ports.repositories.admins.find(admin.id), without)
    const [{ id: passkeyId }] = ports.repositories.adminPasskeys.rows.values()
    const last = await removeSecondFactor(ports, { by, passkeyId })
    assert.deepEqual(last, refuse('last_second_factor'))
    await add(ports, 'another')
    assert.isTrue((await removeSecondFactor(ports, { by, passkeyId })).ok)
    const unknown = await removeSecondFactor(ports, { by, passkeyId })
    assert.deepEqual(unknown, refuse('passkey_not_found'))
    const acts = ports.repositories.audit.all.map(({ act }) => act)
    assert.deepEqual(acts, ['add_passkey', 'remove_app', 'add_passkey', 'remove_passkey'])
  })

  test('keeps others from setting up an app with the password alone', async ({ assert }) => {
    const { ports } = await began({ totpSecret: null })
    await add(ports)
    const setUp = { code: '123456', secret: 'a secret', sessionId }
    assert.deepEqual(await setUpSecondFactor(ports, setUp), refuse('second_factor_known'))
    const guess = await giveSecondFactor(ports, { code: '123456', sessionId })
    assert.deepEqual(guess, refuse('code_wrong'))
    assert.isFalse(await isConfirmed(ports))
  })
})

test.group('A second factor', () => {
  test('is not given by an admin who has none', async ({ assert }) => {
    const { ports } = await began({ totpSecret: null })
    const given = await giveSecondFactor(ports, { code: '123456', sessionId })
    assert.deepEqual(given, refuse('second_factor_missing'))
  })

  test('confirms no session that has ended, nor that of an admin who is shut out or gone', async ({
    assert,
  }) => {
    const { admin, ports } = await began()
    await add(ports)
    const { adminSessions, admins } = ports.repositories
    const code = ports.oneTimeCodes.codeAt(ports.clock.now())
    const ends: (() => Promise<void>)[] = [
      () => admins.update(admin.id, { disabledAt: ports.clock.now() }),
      () => admins.remove(admin.id),
      () => adminSessions.remove(sessionId),
    ]
    for (const end of ends) {
      await end()
      for (const refused of [
        await giveSecondFactor(ports, { code, sessionId }),
        await setUpSecondFactor(ports, { code, secret: 'a secret', sessionId }),
        await use(ports, { id: 'key', challenge, counter: 1 }),
      ]) {
        assert.deepEqual(refused, refuse('session_ended'))
      }
    }
  })
})

test.group('A lost second factor', () => {
  const reason = 'Lost the phone'

  test('is reset by another owner, and ends the sessions', async ({ assert }) => {
    const { admin, ports } = await began({ totpStep: 7 })
    await add(ports)
    const { recoveryCodes } = ports.repositories
    await recoveryCodes.add({ digest: 'a code', adminId: admin.id, usedAt: null })
    const by = owner(ports, { id: 'another-owner' })
    const reset = await resetSecondFactor(ports, { by, adminId: admin.id, reason, password: null })
    assert.isTrue(reset.ok)
    const without = { totpSecret: null, totpStep: 0 }
    assert.include(await ports.repositories.admins.find(admin.id), without)
    assert.isNull(await recoveryCodes.find('a code'))
    assert.isEmpty(await ports.repositories.adminPasskeys.where({ adminId: admin.id }))
    assert.isNull(await ports.repositories.adminSessions.find(sessionId))
    const log = ports.repositories.audit.all.at(-1)
    assert.containSubset(log, { act: 'change_admins', reason, after: { second_factor: 'reset' } })
  })

  test('of a sole owner is reset in the terminal, with a new password where that is lost too', async ({
    assert,
  }) => {
    const { admin, ports } = await began()
    await add(ports)
    const lost = { by: terminal, adminId: admin.id, reason: null }
    const password = 'a new long password'
    assert.isTrue((await resetSecondFactor(ports, { ...lost, password: null })).ok)
    const kept = await ports.repositories.admins.find(admin.id)
    assert.include(kept, { totpSecret: null, passwordHash: admin.passwordHash })
    assert.isTrue((await resetSecondFactor(ports, { ...lost, password })).ok)
    const changed = await ports.repositories.admins.find(admin.id)
    assert.isTrue(await ports.passwords.verify(changed?.passwordHash ?? '', password))
    const after = ports.repositories.audit.all.map((row) => row.after?.password)
    assert.deepEqual(after.slice(-2), ['kept', 'reset'])
  })

  test('is not reset by oneself, by who is no owner, or without a fresh code', async ({
    assert,
  }) => {
    const { admin, ports } = await began()
    const reset = (by: ReturnType<typeof owner>) =>
      resetSecondFactor(ports, { by, adminId: admin.id, reason, password: null })
    assert.deepEqual(await reset(owner(ports)), refuse('own_second_factor'))
    const moderator = actorOf(adminOf('moderator'), ports.clock.now())
    assert.deepEqual(await reset(moderator), refuse('act_not_allowed'))
    const stale = owner(ports, { id: 'another-owner' })
    ports.clock.advance({ minutes: 15 })
    assert.deepEqual(await reset(stale), refuse('second_factor_due'))
    assert.isNotNull((await ports.repositories.admins.find(admin.id))?.totpSecret)
  })
})
