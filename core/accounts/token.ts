import type { DateTime } from 'luxon'

export type TokenPurpose = 'activation' | 'password_reset' | 'return' | 'mail_again' | 'data'

/** A mailed link as stored: it works once, until it expires; its secret itself is not kept. */
export type Token = Readonly<{
  id: string
  userId: string
  purpose: TokenPurpose
  digest: string
  createdAt: DateTime
  expiresAt: DateTime
  usedAt: DateTime | null
}>

/** Says whether a link still works: not used before, and not expired by `now`. */
export function isUsable(token: Token, now: DateTime) {
  return token.usedAt === null && now < token.expiresAt
}
