import { DateTime } from 'luxon'
import { type News, type NewsKind, type NewsLine, shortenNews } from '#core/notifications/mail/news'

/** Members who did something, and when; earliest first. */
export type PersonRow = Readonly<{
  id: string
  name: string
  fictional: boolean
  at: number
}>

/** One line for each member. */
export function named(kind: NewsKind, people: readonly PersonRow[], morePath: string): News[] {
  const lines = people.map((person) => lineAbout(kind, person))
  return newsOf(kind, people, shortenNews(lines, morePath))
}

/** How many more did the same whom the reader may not know, and when the first did. */
export type Unknown = Readonly<{ count: number; since: DateTime | null }>

/** One line for all; it names a single member. */
export function counted(
  kind: NewsKind,
  people: readonly PersonRow[],
  { path, unknown }: Readonly<{ path: string; unknown: Unknown }>
): News[] {
  const count = people.length + unknown.count
  if (count === 1 && people.length === 1) return named(kind, people, path)
  if (count === 0) return []
  const times = [people[0]?.at, unknown.since?.toMillis()].filter((at) => at !== undefined)
  const since = DateTime.fromMillis(Math.min(...times))
  return [{ kind, since, lines: [{ kind, actor: null, count, path }] }]
}

function lineAbout(kind: NewsKind, { id, name, fictional }: PersonRow): NewsLine {
  const path = kind === 'visit' ? '/visits' : `/likes/m/${id}`
  return { kind, actor: { name, fictional }, count: 1, path }
}

function newsOf(kind: NewsKind, people: readonly PersonRow[], lines: NewsLine[]): News[] {
  if (people.length === 0) return []
  return [{ kind, since: DateTime.fromMillis(people[0].at), lines }]
}
