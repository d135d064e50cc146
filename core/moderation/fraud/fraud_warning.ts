import type { DateTime } from 'luxon'
import { asksForMoney } from '#core/messaging/warnings/warning'

/** The mails about a member banned for fraud to those they wrote with. */
export type FraudWarning = Readonly<{
  /** The banned member. */
  userId: string
  /** The admin who banned them; null for the terminal. */
  bannedBy: string | null
  /** When the mails go at the latest. */
  mailAt: DateTime
  /** When they went; null while they wait. */
  mailedAt: DateTime | null
}>

/** Hours in which a second admin may look, and the ban be lifted, before anybody is mailed. */
const waitHours = 24
/** Hours for which a request for money means that money may be under way. */
const dangerHours = 24

type FraudBan = Readonly<{
  bannedAt: DateTime
  /** Whether a second admin confirmed it. */
  isConfirmed: boolean
  /** What the member wrote of late, hidden messages included. */
  written: readonly Readonly<{ body: string; at: DateTime }>[]
}>

/**
 * When those who wrote with a member banned for fraud are mailed: 24 hours after the ban, so that a
 * mistake can be undone before; at once where a second admin confirmed it, or where the member asked
 * for money within the last 24 hours. Rule: docs/product/moderation.md, Mails about fraud.
 */
export function mailsAboutFraudAt({ bannedAt, isConfirmed, written }: FraudBan) {
  const since = dangerSince(bannedAt)
  const isDanger = written.some(({ at, body }) => at >= since && asksForMoney(body))
  return isConfirmed || isDanger ? bannedAt : bannedAt.plus({ hours: waitHours })
}

/** From when on what a member wrote may have money on its way. */
export function dangerSince(bannedAt: DateTime) {
  return bannedAt.minus({ hours: dangerHours })
}
