import type { Data } from '@generated/data'
import type { Overview } from '~/components/messaging/types'

/** What decides on the place of a conversation in the overview. */
type Row = Pick<Data.ConversationSummary, 'id' | 'unread'> & {
  last: Pick<Data.ConversationSummary['last'], 'at'>
}

/** Adds or replaces a conversation, sorted by its last message. */
export function withConversation<T extends Row>(rows: readonly T[], row: T): T[] {
  return [row, ...rows.filter(({ id }) => id !== row.id)].sort(newestFirst)
}

export function withoutConversation<T extends Row>(rows: readonly T[], id: string): T[] {
  return rows.filter((row) => row.id !== id)
}

/** Clears the unread count of a conversation. */
export function withRead<T extends Row>(rows: readonly T[], id: string): T[] {
  return rows.map((row) => (row.id === id && row.unread ? { ...row, unread: 0 } : row))
}

/**
 * Replaces the beginning of the list by a fresh first page: as far as that reaches, what it lacks is
 * gone; the rows below it stay.
 */
export function withFreshPage<T extends Row>(
  rows: readonly T[],
  fresh: Pick<Overview, 'next'> & Readonly<{ conversations: readonly T[] }>
): T[] {
  const end = fresh.conversations.at(-1)?.last.at
  if (fresh.next === null || end === undefined) return [...fresh.conversations]
  const known = new Set(fresh.conversations.map(({ id }) => id))
  return [
    ...fresh.conversations,
    ...rows.filter(({ id, last }) => last.at <= end && !known.has(id)),
  ]
}

/** Appends the next page, without duplicates. */
export function withNextPage<T extends Row>(rows: readonly T[], page: readonly T[]): T[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...page.filter(({ id }) => !known.has(id))]
}

function newestFirst(one: Row, other: Row) {
  return other.last.at.localeCompare(one.last.at)
}
