import { read } from '#queries/read'

const shown = 20

/** The conversations of a member that were written in last, without their messages. */
export function chatsOf(profileId: string) {
  return read<{ id: string; partner: string; lastMessageAt: number }>('participants')
    .join('profiles as partner', 'partner.id', 'participants.partner_id')
    .where('participants.profile_id', profileId)
    .whereNotNull('participants.last_message_at')
    .select('participants.conversation_id as id', 'partner.name as partner')
    .select('participants.last_message_at')
    .orderBy('participants.last_message_at', 'desc')
    .limit(shown)
}

/** Which conversations of a member admins read, the newest first. */
export function readingsOf(profileId: string) {
  return read<{ openedAt: number; reason: string | null; admin: string; partner: string }>(
    'participants'
  )
    .join('readings', 'readings.conversation_id', 'participants.conversation_id')
    .join('admins', 'admins.id', 'readings.admin_id')
    .join('profiles as partner', 'partner.id', 'participants.partner_id')
    .where('participants.profile_id', profileId)
    .select('readings.opened_at', 'readings.reason', 'admins.name as admin')
    .select('partner.name as partner')
    .orderBy('readings.opened_at', 'desc')
    .limit(shown)
}
