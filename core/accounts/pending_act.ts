import type { DateTime } from 'luxon'

/** What a visitor may want of a member, and has to sign up or log in for. */
export const pendingActKinds = ['like', 'chat', 'gift', 'photo'] as const
export type PendingActKind = (typeof pendingActKinds)[number]

/** What a visitor began, with a member by profile id. */
export type PendingAct = Readonly<{
  act: PendingActKind
  memberId: string
  /** The picture they wanted to see, of 'photo'. */
  photoId: string | null
  /** What they wrote on a landing, of 'chat'. */
  line?: PendingLine | null
  /** Milliseconds since 1970. */
  at: number
}>

/** A first message that nobody has sent yet; its client id makes sure that it is sent once. */
export type PendingLine = Readonly<{ clientId: string; body: string }>

/** With whom a new member began, and what became of the line that they wrote on a landing. */
export type Met = Readonly<{ memberId: string; line: 'sent' | 'ready' | null }>

const wantedMinutes = 60

/**
 * Whether what a visitor began is still done when they sign up or log in: within an hour.
 * Rule: docs/product/accounts.md, What a visitor began.
 */
export function isStillWanted({ at }: PendingAct, now: DateTime) {
  return now.toMillis() - at < wantedMinutes * 60_000
}
