import type { DateTime } from 'luxon'

export const tokenPurposes = [
  'activation',
  'password_reset',
  'return',
  'mail_again',
  'data',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** A mailed link: it works once, until it expires. Only the digest of its secret is stored. */
export type Token = Readonly<{
  id: string
  userId: string
  purpose: TokenPurpose
  digest: string
  createdAt: DateTime
  expiresAt: DateTime
  usedAt: DateTime | null
}>

/** Whether a link still works: neither used nor expired. */
export function isUsable(token: Token, now: DateTime) {
  return token.usedAt === null && now < token.expiresAt
}
