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

/** One line for all; it names a single member whom the reader may know. */
export function counted(
  kind: NewsKind,
  people: readonly PersonRow[],
  { path, mayKnow }: Readonly<{ path: string; mayKnow: (person: PersonRow) => boolean }>
): News[] {
  const [first] = people
  const isNamed = people.length === 1 && mayKnow(first)
  const line = isNamed ? lineAbout(kind, first) : { kind, actor: null, count: people.length, path }
  return newsOf(kind, people, [line])
}

function lineAbout(kind: NewsKind, { id, name, fictional }: PersonRow): NewsLine {
  const path = kind === 'visit' ? '/visits' : `/likes/m/${id}`
  return { kind, actor: { name, fictional }, count: 1, path }
}

function newsOf(kind: NewsKind, people: readonly PersonRow[], lines: NewsLine[]): News[] {
  if (people.length === 0) return []
  return [{ kind, since: DateTime.fromMillis(people[0].at), lines }]
}
