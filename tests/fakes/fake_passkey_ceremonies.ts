import { type Answer, type KnownKey, PasskeyCeremonies } from '#core/ports/passkey_ceremonies'

/** Answers are `{ id, challenge, counter }`, and valid when the challenge is. */
export class FakePasskeyCeremonies extends PasskeyCeremonies {
  async askForKey() {
    return { challenge: 'a challenge', options: {} }
  }

  async readKey({ challenge, response }: Answer) {
    const said = read(response)
    if (said.challenge !== challenge || !said.id) return null
    return { credentialId: said.id, publicKey: `key ${said.id}`, counter: 0, transports: [] }
  }

  async askForLogin() {
    return { challenge: 'a challenge', options: {} }
  }

  credentialOf(response: unknown) {
    return read(response).id ?? null
  }

  async readLogin({ challenge, response }: Answer, { credentialId }: KnownKey) {
    const said = read(response)
    const holds = said.challenge === challenge && said.id === credentialId
    return holds ? (said.counter ?? 0) : null
  }
}

function read(response: unknown) {
  return Object(response) as { id?: string; challenge?: string; counter?: number }
}
