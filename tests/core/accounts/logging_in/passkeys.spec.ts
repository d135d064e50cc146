import { test } from '@japa/runner'
import { type fakePorts } from '#tests/fakes/fake_ports'
import { addPasskey } from '#core/accounts/logging_in/add_passkey'
import { confirmOwner } from '#core/accounts/password/confirm_owner'
import { logInWithPasskey } from '#core/accounts/logging_in/log_in_with_passkey'
import { isChallengeOpen, isCounterFresh, passkeyName } from '#core/accounts/logging_in/passkey'
import { ok, refuse } from '#core/result'
import { portsWithAda } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const party = { id: 'vonk.test', origin: 'https://vonk.test', name: 'Vonk' }
const challenge = 'a challenge'
const userId = ada().user.id

test.group('Adding a passkey', () => {
  test('stores the public key with the entered name', async ({ assert }) => {
    const ports = await portsWithAda()
    assert.deepEqual(await add(ports, { name: ' My phone ' }), ok())
    const [passkey] = ports.repositories.passkeys.rows.values()
    assert.containSubset(passkey, { userId, credentialId: 'key', name: 'My phone', counter: 0 })
  })

  test('is told to the owner by mail, unless it was refused', async ({ assert }) => {
    const ports = await portsWithAda()
    await add(ports)
    await add(ports)
    const [{ id: passkeyId }] = ports.repositories.passkeys.rows.values()
    assert.deepEqual(ports.repositories.jobs.added, [
      { name: 'send_mail', kind: 'passkey_added', userId, passkeyId },
    ])
  })

  test('is refused for an answer to another challenge', async ({ assert }) => {
    const ports = await portsWithAda()
    const refused = await add(ports, { response: { id: 'key', challenge: 'another' } })
    assert.deepEqual(refused, refuse('passkey_invalid'))
    assert.equal(ports.repositories.passkeys.rows.size, 0)
  })

  test('is refused for a key that is registered already', async ({ assert }) => {
    const ports = await portsWithAda()
    await add(ports)
    assert.deepEqual(await add(ports, { userId: bob().user.id }), refuse('passkey_known'))
  })

  test('asks for the password first', async ({ assert }) => {
    const ports = await portsWithAda()
    assert.deepEqual(await confirmOwner(ports, { userId, password: 'Ada likes tea' }), ok())
    const refused = await confirmOwner(ports, { userId, password: 'tea' })
    assert.containSubset(refused, { fields: [{ field: 'password', refusal: 'password_wrong' }] })
  })
})

test.group('A passkey', () => {
  test('has the name that the member entered, of at most 60 characters, or that of its device', ({
    assert,
  }) => {
    assert.equal(passkeyName(' \0 ', 'iOS'), 'iOS')
    assert.equal(passkeyName('🔑'.repeat(61), 'iOS'), '🔑'.repeat(60))
  })

  test('has a counter that rises, or none', ({ assert }) => {
    const fresh = (before: number, now: number) => isCounterFresh({ counter: before }, now)
    assert.deepEqual([fresh(0, 0), fresh(0, 1), fresh(5, 6)], [true, true, true])
    assert.deepEqual([fresh(5, 5), fresh(5, 4), fresh(5, 0)], [false, false, false])
  })

  test('answers within five minutes', ({ assert }) => {
    const putAt = ada().user.signupDate
    assert.isTrue(isChallengeOpen(putAt, putAt.plus({ minutes: 5 }).minus(1)))
    assert.isFalse(isChallengeOpen(putAt, putAt.plus({ minutes: 5 })))
  })
})

test.group('Logging in with a passkey', () => {
  test('logs its owner in, and stores the counter, which must rise', async ({ assert }) => {
    const ports = await portsWithAda()
    await add(ports)
    const answer = { id: 'key', challenge, counter: 7 }
    assert.containSubset(await logIn(ports, answer), { ok: true, value: { id: userId } })
    const [passkey] = ports.repositories.passkeys.rows.values()
    assert.equal(passkey.counter, 7)
    assert.isTrue(passkey.lastUsedAt?.equals(ports.clock.now()))
    assert.deepEqual(await logIn(ports, answer), refuse('passkey_failed'))
  })

  test('is refused for {title}')
    .with([
      { title: 'no answer', response: null },
      { title: 'an unknown key', response: { id: 'other', challenge } },
      { title: 'another challenge', response: { id: 'key', challenge: 'another' } },
    ])
    .run(async ({ assert }, { response }) => {
      const ports = await portsWithAda()
      await add(ports)
      assert.deepEqual(await logIn(ports, response), refuse('passkey_failed'))
    })

  test('is refused as {refusal} for an account that is {status}')
    .with([
      { status: 'banned', refusal: 'banned' },
      { status: 'deletion_pending', refusal: 'deletion_pending' },
      { status: 'deleted', refusal: 'passkey_failed' },
    ] as const)
    .run(async ({ assert }, { status, refusal }) => {
      const ports = await portsWithAda({ status })
      await add(ports)
      assert.deepEqual(await logIn(ports, { id: 'key', challenge }), refuse(refusal))
    })
})

type FakePorts = ReturnType<typeof fakePorts>

function add(ports: FakePorts, changes: object = {}) {
  const response = { id: 'key', challenge }
  const named = { userId, name: '', fallbackName: 'iOS' }
  return addPasskey(ports, { party, challenge, response, ...named, ...changes })
}

function logIn(ports: FakePorts, response: unknown) {
  return logInWithPasskey(ports, { party, challenge, response })
}
