import type { DateTime } from 'luxon'
import type { NotificationKind } from '#core/notifications/kinds'

/** What one mail may tell of, all together. */
export type NewsKind = Extract<NotificationKind, 'new_message' | 'new_like' | 'match' | 'visit'>

/** Who it is about as the reader may know them; a fictional profile never without its label. */
export type NewsActor = Readonly<{ name: string; fictional: boolean }>

/** One line of the mail. */
export type NewsLine = Readonly<{
  kind: NewsKind
  /** Null where it counts: the reader may not know who, or there are too many to name. */
  actor: NewsActor | null
  /** Of a named conversation its messages; else conversations, matches, likes or visitors. */
  count: number
  /** Path of the page that shows it. */
  path: string
}>

/** What a reader has not seen, and when the oldest of its kind came. */
export type News = Readonly<{ kind: NewsKind; since: DateTime; lines: readonly NewsLine[] }>

/** So many of a kind are named; the others are counted. */
const mostNamed = 5

/** Names the first ones, and counts the others in one line more. */
export function shortenNews(lines: readonly NewsLine[], morePath: string): NewsLine[] {
  if (lines.length <= mostNamed) return [...lines]
  const named = lines.slice(0, mostNamed)
  const { kind } = lines[mostNamed]
  return [...named, { kind, actor: null, count: lines.length - mostNamed, path: morePath }]
}

/** How many messages the lines tell of by name: for the subject. */
export function countMessages(lines: readonly NewsLine[]) {
  const messages = lines.filter(({ kind, actor }) => kind === 'new_message' && actor !== null)
  return messages.reduce((sum, { count }) => sum + count, 0)
}

/** The page that the one button of the mail leads to. */
export function pathOfNews(lines: readonly NewsLine[]) {
  const [first] = lines
  if (lines.length === 1) return first.path
  return first.kind === 'new_message' ? '/chats' : '/likes/received'
}
