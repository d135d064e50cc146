import { test } from '@japa/runner'
import type { Passkey } from '#core/accounts/logging_in/passkey'
import type { PasskeyCeremonies } from '#core/ports/passkey_ceremonies'
import { ada } from '#tests/support/people/people'

/** How a device answers challenges. */
type Device = Readonly<{
  register: (challenge: string) => unknown
  logIn: (challenge: string) => unknown
}>

export const party = { id: 'vonk.test', origin: 'https://vonk.test', name: 'Vonk' }

/** What all passkey ceremonies do; each device of `makeDevice` has a key of its own. */
export function passkeyCeremoniesContract(
  name: string,
  ceremonies: PasskeyCeremonies,
  makeDevice: () => Device
) {
  const owner = { userId: ada().user.id, name: 'Ada', credentialIds: [] }

  async function register(device: Device): Promise<Passkey> {
    const { challenge } = await ceremonies.askForKey(party, owner)
    const response = device.register(challenge)
    const key = await ceremonies.readKey({ party, challenge, response })
    if (!key) throw new Error('The key was refused')
    const createdAt = ada().user.signupDate
    return { ...key, id: 'one', userId: owner.userId, name: 'Phone', createdAt, lastUsedAt: null }
  }

  test.group(`${name} as passkey ceremonies`, () => {
    test('read the key of a device, by which it logs in', async ({ assert }) => {
      const device = makeDevice()
      const passkey = await register(device)
      const { challenge } = await ceremonies.askForLogin(party)
      const response = device.logIn(challenge)
      assert.equal(ceremonies.credentialOf(response), passkey.credentialId)
      assert.equal(await ceremonies.readLogin({ party, challenge, response }, passkey), 0)
    })

    test('refuse an answer to another challenge', async ({ assert }) => {
      const device = makeDevice()
      const passkey = await register(device)
      const { challenge } = await ceremonies.askForLogin(party)
      const key = { party, challenge, response: device.register('another') }
      const login = { party, challenge, response: device.logIn('another') }
      assert.isNull(await ceremonies.readKey(key))
      assert.isNull(await ceremonies.readLogin(login, passkey))
    })

    test('refuse the login of another device', async ({ assert }) => {
      const passkey = await register(makeDevice())
      const { challenge } = await ceremonies.askForLogin(party)
      const response = makeDevice().logIn(challenge)
      assert.isNull(await ceremonies.readLogin({ party, challenge, response }, passkey))
    })

    test('refuse a malformed answer', async ({ assert }) => {
      const passkey = await register(makeDevice())
      for (const response of [null, 'a text', {}]) {
        const answer = { party, challenge: 'a challenge', response }
        assert.isNull(ceremonies.credentialOf(response))
        assert.isNull(await ceremonies.readKey(answer))
        assert.isNull(await ceremonies.readLogin(answer, passkey))
      }
    })
  })
}
