import type { DateTime } from 'luxon'

/** A passkey (WebAuthn): its private key stays on the member's device, this is the public half. */
export type Passkey = Readonly<{
  id: string
  userId: string
  /** The device's id of the key; base64url, as is the public key. */
  credentialId: string
  publicKey: string
  /** The device's signature counter; 0 when it has none. */
  counter: number
  /** WebAuthn transports, as reported by the browser. */
  transports: readonly string[]
  name: string
  createdAt: DateTime
  lastUsedAt: DateTime | null
}>

const maxNameLength = 60
const challengeMinutes = 5

/** The name of a passkey: as typed, at most 60 characters, or else the fallback. */
export function passkeyName(typed: string, fallback: string) {
  const readable = typed.replace(/\p{C}/gu, '').trim()
  return [...(readable || fallback)].slice(0, maxNameLength).join('')
}

/**
 * Whether a signature counter has increased: one that has not is of a copied key. Devices without a
 * counter always send 0.
 */
export function isCounterFresh({ counter: before }: Pick<Passkey, 'counter'>, counter: number) {
  return counter > before || (counter === 0 && before === 0)
}

/** Whether a challenge made at that instant may still be answered: for five minutes. */
export function isChallengeOpen(madeAt: DateTime, now: DateTime) {
  return now < madeAt.plus({ minutes: challengeMinutes })
}
