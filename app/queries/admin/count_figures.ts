import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { dayOf, type Figure, type FigureKind } from '#core/admin/figures/figure'
import { allRefunds } from '#queries/admin/money/all_refunds'

type Counted = Readonly<{ site_id: string; part?: string; value: number | null }>

/** Weeks of joining whose members are still followed. */
const weeksFollowed = 12

/** In milliseconds; of UTC, as all days are. */
const weekLong = 7 * 86_400_000

/**
 * Counts a day (UTC) and stores its figures in the place of those before. Who was active is only known
 * while the day lasts, as is how many members there are: of an earlier day these stay as they were.
 */
export async function countFigures(day: DateTime, now: DateTime) {
  const isToday = day.hasSame(now, 'day')
  const counts = { ...perDay, ...(isToday ? ofToday : {}) }
  const found: Figure[] = []
  for (const [kind, count] of Object.entries(counts)) {
    const bounds = { from: day.toMillis(), to: day.plus({ days: 1 }).toMillis(), now }
    found.push(...figuresOf(day, kind as FigureKind, await count(bounds)))
  }
  if (found.length === 0) return
  const rows = found.map(({ siteId, ...rest }) => ({ site_id: siteId, ...rest }))
  await db
    .knexQuery()
    .insert(rows)
    .into('daily_figures')
    .onConflict(['site_id', 'day', 'kind', 'part'])
    .merge(['value'])
}

type Bounds = Readonly<{ from: number; to: number; now: DateTime }>
type Count = (bounds: Bounds) => Promise<Counted[]>

/** No message is delivered before it is sent: so PostgreSQL reads no month before that. */
const sentFrom = `messages.sent_at >= ?
  and (messages.delivered_at >= ? or messages.delivered_at is null)`

const perDay: Partial<Record<FigureKind, Count>> = {
  signed_up: (bounds) => users(bounds, 'signup_date'),
  confirmed: (bounds) => users(bounds, 'confirmed_at'),
  messages: ({ from, to }) =>
    ask(
      `select profiles.site_id, count(*) as value from messages
       join profiles on profiles.id = messages.sender_id
       where ${sentFrom} and messages.sent_at < ? and not profiles.fictional
       group by profiles.site_id`,
      [from, from, to]
    ),
  first_messages: ({ from, to }) =>
    ask(
      `select profiles.site_id, count(*) as value from profiles
       where profiles.fictional = ? and profiles.id in
         (select sender_id from messages where ${sentFrom} and sent_at < ?)
       and not exists (select 1 from messages as earlier
         join participants on participants.conversation_id = earlier.conversation_id
         where participants.profile_id = profiles.id and earlier.sender_id = profiles.id
         and earlier.sent_at < ?)
       group by profiles.site_id`,
      [false, from, from, to, from]
    ),
  matches: ({ from, to }) =>
    ask(
      `select profiles.site_id, count(*) as value from likes
       join likes as returned
         on returned.liker_id = likes.liked_id and returned.liked_id = likes.liker_id
       join profiles on profiles.id = likes.liker_id
       join profiles as liked on liked.id = likes.liked_id
       where not profiles.fictional and not liked.fictional and likes.created_at >= ? and likes.created_at < ?
       and (returned.created_at < likes.created_at
         or (returned.created_at = likes.created_at and likes.liker_id < likes.liked_id))
       group by profiles.site_id`,
      [from, to]
    ),
  first_purchases: ({ from, to }) =>
    ask(
      `select users.site_id, count(distinct orders.user_id) as value from orders
       join users on users.id = orders.user_id
       where orders.completed_at >= ? and orders.completed_at < ?
       and not exists (select 1 from orders as earlier where earlier.user_id = orders.user_id
         and earlier.completed_at < ?)
       group by users.site_id`,
      [from, to, from]
    ),
  revenue: ({ from, to }) =>
    ask(
      `select users.site_id, orders.currency || ' ' || orders.method as part,
         sum(orders.total_amount) as value
       from orders join users on users.id = orders.user_id
       where orders.completed_at >= ? and orders.completed_at < ?
       group by users.site_id, orders.currency, orders.method`,
      [from, to]
    ),
  refunds: ({ from, to }) =>
    ask(
      `select users.site_id, given.currency || ' ' || orders.method as part,
         sum(given.amount) as value
       from ${allRefunds} join orders on orders.id = given.order_id
       join users on users.id = orders.user_id
       group by users.site_id, given.currency, orders.method`,
      [from, to, from, to]
    ),
}

const ofToday: Partial<Record<FigureKind, Count>> = {
  active: ({ from }) => ask(membersActive, [from, from]),
  members: () => ask(membersByCountry, []),
  joined: (bounds) => byWeek(bounds, 0),
  /** Counts who was active within the last seven days. */
  stayed: (bounds) => byWeek(bounds, bounds.now.minus({ days: 7 }).toMillis()),
}

/**
 * Members who can be found, as the database counts them (docs/decisions/0083), without fictional profiles and with
 * invisible members: both are few, and nobody else is read.
 */
const membersByCountry = `select site_id, country as part, sum(members) as value from (
    select site_id, country, members from class_counts
    where gender in ('female', 'male') and region_id = 0
    union all
    select site_id, country, -1 from profiles
    where fictional and status = 'active' and not invisible
    union all
    select site_id, country, 1 from profiles where invisible and status = 'active' and not fictional
  ) as counted group by site_id, country`

/**
 * Visible members by the index `profiles_active_by_region`, region by region, so that only those who were active are
 * read; invisible ones by theirs.
 */
const membersActive = `select site_id, sum(members) as value from (
    select profiles.site_id, count(*) as members from regions cross join profiles
    where profiles.region_id = regions.id and profiles.last_active_at >= ?
      and profiles.status = 'active' and not profiles.invisible and not profiles.fictional
    group by profiles.site_id
    union all
    select site_id, count(*) from profiles
    where invisible and status = 'active' and not fictional and last_active_at >= ?
    group by site_id
  ) as counted group by site_id`

/** The accounts of fictional profiles, which count nowhere. */
const fictional = 'select user_id from profiles where fictional'

function users({ from, to }: Bounds, column: 'signup_date' | 'confirmed_at') {
  return ask<Counted>(
    `select site_id, count(*) as value from users
     where ${column} >= ? and ${column} < ? and id not in (${fictional}) group by site_id`,
    [from, to]
  )
}

/** Members by the week in which they joined, those who were active since a moment: all weeks in one look at them. */
async function byWeek({ now }: Bounds, activeSince: number): Promise<Counted[]> {
  const first = now.startOf('week').minus({ weeks: weeksFollowed })
  const end = now.startOf('week').plus({ weeks: 1 })
  const weeks = await ask<Counted & Readonly<{ week: number }>>(
    `select users.site_id, (users.signup_date - ${first.toMillis()}) / ${weekLong} as week,
       count(case when profiles.last_active_at >= ? then 1 end) as value
     from users join profiles on profiles.user_id = users.id
     where users.signup_date >= ? and users.signup_date < ? and not profiles.fictional
     group by users.site_id, week`,
    [activeSince, first.toMillis(), end.toMillis()]
  )
  return weeks.map(({ week, ...site }) => ({
    ...site,
    part: dayOf(first.plus({ weeks: Number(week) })),
  }))
}

function figuresOf(day: DateTime, kind: FigureKind, counted: readonly Counted[]): Figure[] {
  return counted.map(({ part = '', site_id: siteId, value }) => ({
    siteId,
    day: dayOf(day),
    kind,
    part,
    value: value ?? 0,
  }))
}

async function ask<Row>(statement: string, bindings: readonly (number | boolean)[]) {
  const answer = await db.rawQuery(statement, bindings as never)
  return (Array.isArray(answer) ? answer : answer.rows) as Row[]
}
