import { read } from '#queries/read'

const shown = 20

type Chat = Readonly<{ id: string; partner: string; partnerSiteId: string; lastMessageAt: number }>

/**
 * The conversations of a member that were written in last, without their messages, and whether an admin
 * of this site may open them: of one site (not null), only those with its own members.
 */
export async function chatsOf(profileId: string, siteId: string | null) {
  const chats = await lastChats(profileId)
  return chats.map((chat) => ({
    ...chat,
    canOpen: siteId === null || chat.partnerSiteId === siteId,
  }))
}

function lastChats(profileId: string) {
  return read<Chat>('participants')
    .join('profiles as partner', 'partner.id', 'participants.partner_id')
    .where('participants.profile_id', profileId)
    .whereNotNull('participants.last_message_at')
    .select('participants.conversation_id as id', 'partner.name as partner')
    .select('participants.last_message_at', 'partner.site_id as partner_site_id')
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
