import type { DateTime } from 'luxon'

/** A record of an admin who read a conversation of two members ("breaking the glass"). */
export type Reading = Readonly<{
  id: string
  adminId: string
  conversationId: string
  /** The report that it was for; null where a reason was written instead. */
  reportId: string | null
  /** Why, as the two members read it; null for a reading because of a report. */
  reason: string | null
  openedAt: DateTime
}>

/** Minutes for which a conversation stays open to the admin who opened it. */
export const readingMinutes = 60

/** How many messages are shown before and after the one that was reported, and at once later. */
export const messagesAround = 10
export const messagesMore = 20

/** Until when a reading lasts. */
export function readingEnds({ openedAt }: Pick<Reading, 'openedAt'>) {
  return openedAt.plus({ minutes: readingMinutes })
}

/** Whether the conversation is still open to the admin. */
export function isReadingOpen(reading: Pick<Reading, 'openedAt'>, now: DateTime) {
  return now < readingEnds(reading)
}
