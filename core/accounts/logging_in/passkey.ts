import type { DateTime } from 'luxon'

/** A key that a member's device keeps and signs in with; here lies only its public half. */
export type Passkey = Readonly<{
  id: string
  userId: string
  /** By which the device names the key; base64url, as is the public key. */
  credentialId: string
  publicKey: string
  /** How often the device has signed, as far as it counts; zero when it does not. */
  counter: number
  /** Ways to reach the device, as the browser gave them. */
  transports: readonly string[]
  name: string
  createdAt: DateTime
  lastUsedAt: DateTime | null
}>

const longestName = 60
const challengeMinutes = 5

/** What a key is called: as the member wrote it, at most 60 characters, or else the fallback. */
export function passkeyName(written: string, fallback: string) {
  const readable = written.replace(/\p{C}/gu, '').trim()
  return [...(readable || fallback)].slice(0, longestName).join('')
}

/**
 * Says whether a signature comes after all those before it: a count that does not rise is that of
 * a copied key. Devices that do not count say zero every time.
 */
export function isCounterFresh({ counter: before }: Pick<Passkey, 'counter'>, counter: number) {
  return counter > before || (counter === 0 && before === 0)
}

/** Says whether a question put to the device at that instant may still be answered. */
export function isChallengeOpen(putAt: DateTime, now: DateTime) {
  return now < putAt.plus({ minutes: challengeMinutes })
}
