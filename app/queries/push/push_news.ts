import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { PushJob } from '#core/notifications/push/when_to_push'
import Profile from '#models/profile'
import type User from '#models/user'
import { timeBonus } from '#core/payments/discounts/time_bonus'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { visitsOf } from '#queries/discovery/visit_rows'
import { likesOf } from '#queries/likes/like_rows'
import { unreadOfRealMembers } from '#queries/notifications/unread_since'
import { read } from '#queries/read'

/**
 * The member it is about, as the reader may know them; fictional profiles always with their label.
 */
export type PushPerson = Readonly<{ name: string; fictional: boolean }>

export type PushNews = Readonly<{
  /** Null when the reader may not know. */
  person: PushPerson | null
  /** The path of the page that shows it. */
  url: string
  seen: boolean
  sequence: number
  lastReadSequence: number
}>

type About = Pick<PushJob, 'kind' | 'subjectId' | 'newsId'>
type Reader = Readonly<{ user: User; profile: Profile }>

/** The content of a push; null when its subject was removed, or its member deleted. */
export function pushNews(about: About, reader: Reader, now: DateTime): Promise<PushNews | null> {
  switch (about.kind) {
    case 'new_message':
      return newsOfMessage(about, reader)
    case 'visit':
      return newsOfVisit(about, reader)
    case 'reminders':
      return newsOfUnread(reader, now)
    case 'offers':
      return newsOfBonus(reader, now)
    default:
      return newsOfLike(about, reader)
  }
}

interface SideRow {
  unread: number
  lastReadSequence: number
  sequence: number
  senderId: string
}

async function newsOfMessage({ subjectId, newsId }: About, { profile }: Reader) {
  const side = await read<SideRow>('participants')
    .join('messages', 'messages.conversation_id', 'participants.conversation_id')
    .where({ 'participants.conversation_id': subjectId, 'messages.id': newsId })
    .where('participants.profile_id', profile.id)
    .whereNotNull('participants.last_message_at')
    .whereNull('messages.removed_at')
    .select('participants.unread', 'participants.last_read_sequence')
    .select('messages.sequence', 'messages.sender_id')
    .first()
  const sender = side && (await activeProfile(side.senderId))
  if (!sender) return null
  const { sequence, lastReadSequence } = side
  const seen = side.unread === 0 || lastReadSequence >= sequence
  return {
    sequence,
    lastReadSequence,
    seen,
    person: personOf(sender),
    url: `/chats/${subjectId}`,
  }
}

/** A like whose giver the reader may not know is news whatever became of it: see core/likes/veiled_count.ts. */
async function newsOfLike({ kind, subjectId }: About, { user, profile }: Reader) {
  const back = { liker_id: profile.id, liked_id: subjectId }
  const liker = await Profile.find(subjectId)
  const likedBack = (await db.from('likes').where(back).first()) !== null
  const mayKnow = mayKnowLiker(user, { likedBack, fictional: liker?.fictional ?? false })
  if (kind === 'new_like' && !mayKnow) return newsWithoutName('/likes/received')

  const like = await likesOf
    .received<{ seenAt: number | null }>(profile.id)
    .where('likes.liker_id', subjectId)
    .select('likes.seen_at')
    .first()
  if (!like || !liker) return null
  return {
    sequence: 0,
    lastReadSequence: 0,
    seen: like.seenAt !== null,
    person: personOf(liker),
    url: `/likes/m/${subjectId}`,
  }
}

/** Fictional profiles leave no visits: see core/discovery/visits/visit.ts. */
async function newsOfVisit({ subjectId }: About, { user, profile }: Reader) {
  if (!mayKnowVisitor(user)) return newsWithoutName('/visits')
  const person = await visitsOf<PushPerson>({ list: 'received', profileId: profile.id })
    .where('visits.visitor_id', subjectId)
    .select('profiles.name', 'profiles.fictional')
    .first()
  return person && { ...newsWithoutName('/visits'), person }
}

function newsWithoutName(url: string): PushNews {
  return { sequence: 0, lastReadSequence: 0, seen: false, person: null, url }
}

/** How far back unread messages are looked for. */
const unreadDays = 30

async function newsOfUnread({ profile }: Reader, now: DateTime) {
  const unread = await unreadOfRealMembers(profile.id, now.minus({ days: unreadDays }))
  return reminderNews('/chats', unread.length === 0)
}

async function newsOfBonus({ user }: Reader, now: DateTime) {
  const isOver = timeBonus(user, now) === null || (await bonusHolder(user, now)) !== null
  return reminderNews('/credits', isOver)
}

function reminderNews(url: string, seen: boolean): PushNews {
  return { ...newsWithoutName(url), seen }
}

function activeProfile(id: string) {
  return Profile.query().where({ id, status: 'active' }).first()
}

function personOf({ name, fictional }: Profile): PushPerson {
  return { name, fictional }
}
