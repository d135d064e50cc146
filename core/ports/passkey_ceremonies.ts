import type { Passkey } from '#core/accounts/logging_in/passkey'

/** The site as a device knows it: keys belong to its host name. */
export type RelyingParty = Readonly<{ id: string; origin: string; name: string }>

/** A question to the member's device: what the browser needs to put it, and its challenge. */
export type Ceremony = Readonly<{ challenge: string; options: unknown }>

/** What the device answered, as the browser sent it, to the challenge of this session. */
export type Answer = Readonly<{ party: RelyingParty; challenge: string; response: unknown }>

export type NewKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

type Owner = Readonly<{ userId: string; name: string; credentialIds: readonly string[] }>

/** Speaks with the devices that keep passkeys; each time they verify the person who holds them. */
export abstract class PasskeyCeremonies {
  abstract askForKey(party: RelyingParty, owner: Owner): Promise<Ceremony>
  /** Null when the answer does not hold. */
  abstract readKey(answer: Answer): Promise<NewKey | null>
  abstract askForLogin(party: RelyingParty): Promise<Ceremony>
  /** By which key the answer claims to be signed; null for no answer at all. */
  abstract credentialOf(response: unknown): string | null
  /** The counter of a signature that holds, or null. */
  abstract readLogin(answer: Answer, passkey: Passkey): Promise<number | null>
}
