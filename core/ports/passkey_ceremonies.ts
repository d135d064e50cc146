import type { Passkey } from '#core/accounts/logging_in/passkey'

/** The site as devices know it: passkeys belong to its host name. */
export type RelyingParty = Readonly<{ id: string; origin: string; name: string }>

/** The options for the browser, and the challenge that the device has to sign. */
export type Ceremony = Readonly<{ challenge: string; options: unknown }>

/** The device's answer, as the browser sent it, and the challenge of this session. */
export type Answer = Readonly<{ party: RelyingParty; challenge: string; response: unknown }>

export type NewKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** What is stored of a key, which its answer is checked against. */
export type KnownKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>

type Owner = Readonly<{ userId: string; name: string; credentialIds: readonly string[] }>

/** Registration and login ceremonies of WebAuthn; the device always verifies its user. */
export abstract class PasskeyCeremonies {
  abstract askForKey(party: RelyingParty, owner: Owner): Promise<Ceremony>
  /** Null for an invalid answer. */
  abstract readKey(answer: Answer): Promise<NewKey | null>
  /** With one of these keys; by default with any that the device has. */
  abstract askForLogin(party: RelyingParty, credentialIds?: readonly string[]): Promise<Ceremony>
  /** The credential id that an answer claims, not verified yet; null for a malformed answer. */
  abstract credentialOf(response: unknown): string | null
  /** The counter of a valid signature; null for an invalid one. */
  abstract readLogin(answer: Answer, passkey: KnownKey): Promise<number | null>
}
