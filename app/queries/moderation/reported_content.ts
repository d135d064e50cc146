import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { giftOfMessage } from '#core/messaging/gifts/catalogue'
import type { MessageKind } from '#core/messaging/message'
import type { EvidenceKind, ReportedLine, ReportSubject } from '#core/moderation/report'
import type { Member } from '#models/member'
import type Profile from '#models/profile'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import { read } from '#queries/read'
import { visibleFrom } from '#queries/messaging/conversation'
import type { CurrentSite } from '#queries/sites/current_site'

type Reading = Readonly<{ reporter: Member; reported: Profile; site: CurrentSite }>

/** What the reporter sees of it, and so may submit as evidence. */
type Seen = Readonly<{ lines: readonly Line[]; storageKey: string | null }>
type Line = ReportedLine & Readonly<{ id: string }>

const newest = 50

/**
 * What is reported, as the reporter sees it now; null when it is not the reported member’s, or the
 * reporter may not see it.
 */
export async function reportedContent(
  reading: Reading,
  { kind, id }: ReportSubject
): Promise<Seen | null> {
  return readers[kind](reading, id)
}

const readers: Record<EvidenceKind, (reading: Reading, id: string) => Promise<Seen | null>> = {
  profile: async (reading, id) => {
    const { mainPhotoId } = reading.reported
    if (id !== reading.reported.id) return null
    return { lines: [], storageKey: mainPhotoId && (await clearPhoto(reading, mainPhotoId)) }
  },
  photo: async (reading, id) => {
    const own = { id, profile_id: reading.reported.id }
    const isTheirs = await db.from('photos').where(own).first()
    const storageKey = isTheirs && (await clearPhoto(reading, id))
    return storageKey ? { lines: [], storageKey } : null
  },
  message: async (reading, id) => {
    const theirs = messagesOf(reading).where('messages.id', id)
    const rows = await theirs.where('sender_id', reading.reported.id)
    return rows.length > 0 ? withLines(rows, reading) : null
  },
  conversation: async (reading, id) => {
    const { reporter, reported } = reading
    const side = { profile_id: reporter.profile.id, partner_id: reported.id, conversation_id: id }
    if (!(await db.from('participants').where(side).first())) return null
    const rows = await messagesOf(reading).where('side.conversation_id', id)
    return withLines(rows.toReversed(), reading)
  },
}

async function clearPhoto({ reporter, site }: Reading, photoId: string) {
  const photo = await viewedPhoto(photoId, reporter, site)
  return photo?.appearance === 'clear' ? photo.storageKey : null
}

interface MessageRow {
  id: string
  senderId: string
  kind: MessageKind
  body: string
  sentAt: number
  storageKey: string | null
  removedAt: number | null
}

/** The newest messages of the two that the reporter can read; after a block there are none. */
function messagesOf({ reporter, reported, site }: Reading) {
  return read<MessageRow>('participants as side')
    .join('messages', 'messages.conversation_id', 'side.conversation_id')
    .where({ 'side.profile_id': reporter.profile.id, 'side.partner_id': reported.id })
    .whereColumn('messages.sequence', '>', 'side.removed_up_to')
    .where('messages.delivered_at', '>=', visibleFrom(site.settings).toMillis())
    .select('messages.id', 'messages.sender_id', 'messages.kind', 'messages.body')
    .select('messages.sent_at', 'messages.storage_key', 'messages.removed_at')
    .orderBy('messages.sequence', 'desc')
    .limit(newest)
}

/** The lines that the reported member wrote, as the reporter's page shows them. */
export function linesOfReported(lines: readonly Line[]) {
  return lines.flatMap(({ by, id, kind, body }) =>
    by === 'reported' ? { id, kind, body, gift: giftOfMessage({ kind, body }) } : []
  )
}

function withLines(rows: readonly MessageRow[], { reported }: Reading): Seen {
  const lines = rows.map(({ id, senderId, kind, body, sentAt }): Line => {
    const by = senderId === reported.id ? 'reported' : 'reporter'
    const at = DateTime.fromMillis(sentAt, { zone: 'utc' })
    return { id, by, kind, body, sentAt: at.toISO() ?? '' }
  })
  return { lines, storageKey: newestPicture(rows, reported) }
}

/** Rows are oldest first; the reporter's own messages are no evidence. */
function newestPicture(rows: readonly MessageRow[], reported: Profile) {
  const theirs = rows.filter((row) => {
    return row.senderId === reported.id && row.storageKey !== null && row.removedAt === null
  })
  return theirs.at(-1)?.storageKey ?? null
}
