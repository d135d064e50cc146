import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { readingMinutes } from '#core/admin/conversations/reading'
import { read } from '#queries/read'

/** Readings of a member's conversations whose hour is over and whose report, if any, is closed. */
export function toldReadings(profileId: string, now: DateTime) {
  return db
    .from('readings')
    .join('participants', 'participants.conversation_id', 'readings.conversation_id')
    .where('participants.profile_id', profileId)
    .where('readings.opened_at', '<=', now.minus({ minutes: readingMinutes }).toMillis())
    .whereNotExists((open) =>
      open
        .from('reports')
        .whereColumn('reports.id', 'readings.report_id')
        .where('reports.status', 'open')
    )
}

interface Row {
  id: string
  openedAt: number
  reason: string | null
  partner: string
}

/** The readings for the page of the member, the newest first. */
export async function readingsToldTo(userId: string, now: DateTime) {
  const [profile] = await read<{ id: string }>('profiles').where({ user_id: userId }).select('id')
  const told = toldReadings(profile.id, now).select('readings.id')
  const rows = await read<Row>('readings')
    .join('participants', 'participants.conversation_id', 'readings.conversation_id')
    .join('profiles as partner', 'partner.id', 'participants.partner_id')
    .where('participants.profile_id', profile.id)
    .whereIn('readings.id', told)
    .select('readings.id', 'readings.opened_at', 'readings.reason', 'partner.name as partner')
    .orderBy('readings.opened_at', 'desc')
  return rows.map(({ id, openedAt, partner, reason }) => {
    const at = DateTime.fromMillis(openedAt, { zone: 'utc' }).toISO() ?? ''
    return { id, openedAt: at, partner, reason }
  })
}
