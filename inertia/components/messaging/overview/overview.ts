/** What decides on the place of a conversation in the overview. */
interface Row {
  id: string
  unread: number
  last: { at: string }
}

/** Adds or replaces a conversation, sorted by its last message. */
export function withConversation<T extends Row>(chats: readonly T[], chat: T): T[] {
  return [chat, ...chats.filter(({ id }) => id !== chat.id)].sort(newestFirst)
}

export function withoutConversation<T extends Row>(chats: readonly T[], id: string): T[] {
  return chats.filter((chat) => chat.id !== id)
}

/** Clears the unread count of a conversation. */
export function withRead<T extends Row>(chats: readonly T[], id: string): T[] {
  return chats.map((chat) => (chat.id === id && chat.unread ? { ...chat, unread: 0 } : chat))
}

/**
 * Replaces the beginning of the list by a fresh first page: as far as that reaches, what it lacks is
 * gone; the rows below it stay.
 */
export function withFreshPage<T extends Row>(
  chats: readonly T[],
  fresh: Readonly<{ chats: readonly T[]; next: string | null }>
): T[] {
  const end = fresh.chats.at(-1)?.last.at
  if (fresh.next === null || end === undefined) return [...fresh.chats]
  const known = new Set(fresh.chats.map(({ id }) => id))
  return [...fresh.chats, ...chats.filter(({ id, last }) => last.at <= end && !known.has(id))]
}

/** Appends the next page, without duplicates. */
export function withNextPage<T extends Row>(chats: readonly T[], page: readonly T[]): T[] {
  const known = new Set(chats.map(({ id }) => id))
  return [...chats, ...page.filter(({ id }) => !known.has(id))]
}

function newestFirst(one: Row, other: Row) {
  return other.last.at.localeCompare(one.last.at)
}
