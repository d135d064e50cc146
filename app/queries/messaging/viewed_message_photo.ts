import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import { withoutBlocked } from '#queries/messaging/partner_rows'
import { visibleFrom } from '#queries/messaging/conversation'
import { read } from '#queries/read'

/**
 * The storage key of a message's picture; null for a viewer who does not see that message: only the
 * two members do while it is in their history, and the partner only once it is delivered.
 */
export async function viewedMessagePhoto(
  messageId: string,
  { profile }: Member,
  settings: SiteSettings
): Promise<string | null> {
  const photo = read<{ storageKey: string }>('participants as side')
    .join('messages', 'messages.conversation_id', 'side.conversation_id')
    .where({ 'messages.id': messageId, 'side.profile_id': profile.id })
    .whereNotNull('messages.storage_key')
    .whereNull('messages.removed_at')
    .where((seen) =>
      seen
        .where((delivered) =>
          delivered
            .whereColumn('messages.sequence', '>', 'side.removed_up_to')
            .where('messages.delivered_at', '>=', visibleFrom(settings).toMillis())
        )
        .orWhere((held) =>
          held.whereNull('messages.sequence').where('messages.sender_id', profile.id)
        )
    )
    .select('messages.storage_key')
  const row = await withoutBlocked(photo).first()
  return row?.storageKey ?? null
}
