/** The chat that a member opened last (client state of section 3 of the specification). */
export interface LastChat {
  /** Whose profile it is with: known before anything is said. */
  partnerId: string
  /** Milliseconds. */
  openedAt: number
}

/** Who comes back later begins with the overview: a day in milliseconds. */
const goesOnFor = 86_400_000

/** Whether a chat was opened so lately that its member may want to go on in it. */
export function isRecent(chat: LastChat | null, now: number): chat is LastChat {
  return chat !== null && chat.openedAt <= now && now - chat.openedAt < goesOnFor
}

type Line = Readonly<{ unread: number; partner: { id: string } }>

/**
 * Which line of the overview is opened by itself: that of the last chat. Not while something in it
 * is unread, for then its partner would be told that it was read, and nobody chose to.
 */
export function opensByItself<T extends Line>(chats: readonly T[], last: LastChat | null) {
  return chats.find(({ unread, partner }) => unread === 0 && partner.id === last?.partnerId) ?? null
}
