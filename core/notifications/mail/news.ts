import type { DateTime } from 'luxon'
import type { NotificationKind } from '#core/notifications/kinds'

/** The kinds of news that one mail combines. */
export type NewsKind = Extract<NotificationKind, 'new_message' | 'new_like' | 'match' | 'visit'>

/** The member that news is about, as far as the reader may know; a fictional one is always labelled. */
export type NewsActor = Readonly<{ name: string; fictional: boolean }>

/** One line of the mail. */
export type NewsLine = Readonly<{
  kind: NewsKind
  /** Null for a line with a count: the reader may not know who, or there are too many to name. */
  actor: NewsActor | null
  /** Number of messages in a named conversation; else of conversations, matches, likes or visitors. */
  count: number
  /** Path of the page that shows it. */
  path: string
}>

/** The unseen news of one kind; `since` is the time of the oldest. */
export type News = Readonly<{ kind: NewsKind; since: DateTime; lines: readonly NewsLine[] }>

/** How many of a kind are named; the others are counted. */
const maxNamed = 5

/** The first lines, and one more that counts the others. */
export function shortenNews(lines: readonly NewsLine[], morePath: string): NewsLine[] {
  if (lines.length <= maxNamed) return [...lines]
  const named = lines.slice(0, maxNamed)
  const { kind } = lines[maxNamed]
  return [...named, { kind, actor: null, count: lines.length - maxNamed, path: morePath }]
}

/** The number of messages from named members, for the subject. */
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
