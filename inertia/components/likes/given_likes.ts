const likes = new Map<string, boolean>()
const subscribers = new Set<() => void>()

/**
 * Likes given and taken back since the page was loaded, by member. The props of a page from the
 * history lack them, as does another heart of the same member.
 */
export const givenLikes = {
  get: (memberId: string) => likes.get(memberId),

  set(memberId: string, liked: boolean) {
    likes.set(memberId, liked)
    for (const notify of subscribers) notify()
  },

  subscribe(notify: () => void) {
    subscribers.add(notify)
    return () => {
      subscribers.delete(notify)
    }
  },
}
