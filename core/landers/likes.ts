/** More are not counted: the number of one member would take too long. */
export const mostLikesCounted = 999

/** How many real members like somebody, as a feed says it: exactly, up to 999; null where nobody does. */
export function toldLikes(count: number) {
  if (count === 0) return null
  return { count: Math.min(count, mostLikesCounted), more: count > mostLikesCounted }
}
