/** A line of the overview, as far as its place in it goes. */
interface Line {
  id: string
  unread: number
  last: { at: string }
}

/** Puts a conversation where its last message belongs, once. */
export function withChat<T extends Line>(chats: readonly T[], chat: T): T[] {
  return [chat, ...chats.filter(({ id }) => id !== chat.id)].sort(newestFirst)
}

/** Takes a conversation out. */
export function withoutChat<T extends Line>(chats: readonly T[], id: string): T[] {
  return chats.filter((chat) => chat.id !== id)
}

/** Nothing unread in this conversation any more. */
export function withRead<T extends Line>(chats: readonly T[], id: string): T[] {
  return chats.map((chat) => (chat.id === id && chat.unread ? { ...chat, unread: 0 } : chat))
}

/**
 * A first page from the server over the pages that were loaded: it rules as far as it reaches, so
 * what is gone from it goes; what was loaded below it stays.
 */
export function withFreshPage<T extends Line>(
  chats: readonly T[],
  fresh: Readonly<{ chats: readonly T[]; next: string | null }>
): T[] {
  const end = fresh.chats.at(-1)?.last.at
  if (fresh.next === null || end === undefined) return [...fresh.chats]
  const known = new Set(fresh.chats.map(({ id }) => id))
  return [...fresh.chats, ...chats.filter(({ id, last }) => last.at <= end && !known.has(id))]
}

/** A further page under those that are there. */
export function withNextPage<T extends Line>(chats: readonly T[], page: readonly T[]): T[] {
  const known = new Set(chats.map(({ id }) => id))
  return [...chats, ...page.filter(({ id }) => !known.has(id))]
}

function newestFirst(one: Line, other: Line) {
  return other.last.at.localeCompare(one.last.at)
}
