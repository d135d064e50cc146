import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  type Answer,
  type KnownKey,
  PasskeyCeremonies,
  type RelyingParty,
} from '#core/ports/passkey_ceremonies'

type Owner = Parameters<PasskeyCeremonies['askForKey']>[1]

/** WebAuthn level 2; the library is large, so it is loaded with the first passkey. */
export class WebAuthnCeremonies extends PasskeyCeremonies {
  async askForKey(party: RelyingParty, { userId, name, credentialIds }: Owner) {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userName: name,
      userID: new TextEncoder().encode(userId),
      attestationType: 'none',
      excludeCredentials: credentialIds.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challenge: options.challenge, options }
  }

  async readKey({ party, challenge, response }: Answer) {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      ...expected(party, challenge),
    }).catch(refused)
    if (!registrationInfo) return null
    const { id: credentialId, publicKey, counter, transports } = registrationInfo.credential
    return {
      credentialId,
      counter,
      transports: transports ?? [],
      publicKey: Buffer.from(publicKey).toString('base64url'),
    }
  }

  async askForLogin(party: RelyingParty, credentialIds: readonly string[] = []) {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const allowCredentials = credentialIds.map((id) => ({ id }))
    const wishes = { rpID: party.id, userVerification: 'required', allowCredentials } as const
    const options = await generateAuthenticationOptions(wishes)
    return { challenge: options.challenge, options }
  }

  credentialOf(response: unknown) {
    const id = response instanceof Object && 'id' in response ? response.id : null
    return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null
  }

  async readLogin({ party, challenge, response }: Answer, passkey: KnownKey) {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...expected(party, challenge),
      credential: {
        id: passkey.credentialId,
        counter: passkey.counter,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      },
    }).catch(refused)
    return verified && authenticationInfo ? authenticationInfo.newCounter : null
  }
}

function expected({ id, origin }: RelyingParty, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

/** The library throws for every failed check, also for a malformed answer. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const
}
