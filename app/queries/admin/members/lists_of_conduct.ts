import type { DateTime } from 'luxon'
import type { TicketState } from '#core/complaints/ticket'
import type { ReportDecision, ReportReason } from '#core/moderation/report'
import { listing, shownAs } from '#queries/admin/members/file_page'
import { exportShown, type ExportRow } from '#queries/admin/members/member_exports'
import { read } from '#queries/read'

/** The lists of what a member wrote, what others say of it, and what admins did. */

interface ReportRow {
  id: string
  reason: ReportReason
  decision: ReportDecision | null
  reportedAt: number
  createdAt: number
}

/** Reports about the member, or those that they made. */
export function reportsOf(profileId: string, as: 'reported_id' | 'reporter_id') {
  return listing<ReportRow>({
    from: () => read<ReportRow>('reports').where(as, profileId),
    columns: ['id', 'reason', 'decision', 'reported_at', 'created_at'],
    key: { by: 'created_at', id: 'id', direction: 'desc' },
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
  })
}

interface ChatRow {
  id: string
  partner: string
  partnerSiteId: string
  lastMessageAt: number
}

/**
 * The conversations of a member that were written in, without their messages, and whether an admin of
 * this site may open them: of one site (not null), only those with its own members.
 */
export function chatsOf(profileId: string, siteId: string | null) {
  const chats = listing<ChatRow>({
    from: () =>
      read<ChatRow>('participants')
        .join('profiles as partner', 'partner.id', 'participants.partner_id')
        .where('participants.profile_id', profileId)
        .whereNotNull('participants.last_message_at'),
    columns: [
      'participants.conversation_id as id',
      'partner.name as partner',
      'participants.last_message_at',
      'partner.site_id as partner_site_id',
    ],
    key: {
      by: 'participants.last_message_at',
      id: 'participants.conversation_id',
      direction: 'desc',
    },
    place: ({ id, lastMessageAt }) => ({ at: lastMessageAt, id }),
  })
  return shownAs(chats, (chat) => ({
    ...chat,
    canOpen: siteId === null || chat.partnerSiteId === siteId,
  }))
}

interface ReadingRow {
  id: string
  openedAt: number
  reason: string | null
  admin: string
  partner: string
}

/** Which conversations of a member admins read. */
export function readingsOf(profileId: string) {
  return listing<ReadingRow>({
    from: () =>
      read<ReadingRow>('participants')
        .join('readings', 'readings.conversation_id', 'participants.conversation_id')
        .join('admins', 'admins.id', 'readings.admin_id')
        .join('profiles as partner', 'partner.id', 'participants.partner_id')
        .where('participants.profile_id', profileId),
    columns: [
      'readings.id',
      'readings.opened_at',
      'readings.reason',
      'admins.name as admin',
      'partner.name as partner',
    ],
    key: { by: 'readings.opened_at', id: 'readings.id', direction: 'desc' },
    place: ({ id, openedAt }) => ({ at: openedAt, id }),
  })
}

interface TicketRow {
  id: string
  number: string
  subject: string
  state: TicketState
  openedAt: number
}

export function ticketsOf(userId: string) {
  return listing<TicketRow>({
    from: () => read<TicketRow>('tickets').where('user_id', userId),
    columns: ['id', 'number', 'subject', 'state', 'opened_at'],
    key: { by: 'opened_at', id: 'id', direction: 'desc' },
    place: ({ id, openedAt }) => ({ at: openedAt, id }),
  })
}

interface NoteRow {
  id: string
  body: string
  appealId: string | null
  author: string
  createdAt: number
  pinnedAt: number | null
}

/** The notes about a member, or only those that are pinned. */
export function notesOf(userId: string, { isPinned = false } = {}) {
  return listing<NoteRow>({
    from: () => {
      const query = read<NoteRow>('member_notes')
        .join('admins', 'admins.id', 'member_notes.admin_id')
        .where('user_id', userId)
      return isPinned ? query.whereNotNull('pinned_at') : query
    },
    columns: [
      'member_notes.id',
      'body',
      'appeal_id',
      'admins.name as author',
      'member_notes.created_at',
      'pinned_at',
    ],
    key: { by: 'member_notes.created_at', id: 'member_notes.id', direction: 'desc' },
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
  })
}

/** For which authorities the data of a member was put together. */
export function exportsOf(userId: string, now: DateTime) {
  const exports = listing<ExportRow>({
    from: () =>
      read<ExportRow>('member_exports')
        .join('admins', 'admins.id', 'member_exports.admin_id')
        .where('user_id', userId),
    columns: [
      'member_exports.id',
      'authority',
      'file_number',
      'admins.name as admin',
      'requested_at',
      'expires_at',
      'taken_at',
    ],
    key: { by: 'requested_at', id: 'member_exports.id', direction: 'desc' },
    place: ({ id, requestedAt }) => ({ at: requestedAt, id }),
  })
  return shownAs(exports, (row) => exportShown(row, now))
}
