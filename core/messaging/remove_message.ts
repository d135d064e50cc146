import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

type Removal = Readonly<{ profileId: string; conversationId: string; messageId: string }>

/**
 * Takes back an own message, for both members: its words or picture are erased, its place stays and says so;
 * one that was held is never delivered. Free, however old it is, and what it cost is not given
 * back; what was reported stays in the report. Again changes nothing. Publishes 'message_removed'.
 * Refuses 'message_not_found' for one that is unknown, of the partner or of other members.
 */
export async function removeMessage(
  ports: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, conversationId, messageId }: Removal
) {
  const at = ports.clock.now()
  const removed = await ports.unitOfWork.run(
    async ({ conversations, jobs, messages }: Repositories) => {
      await conversations.lock(conversationId)
      const message = await messages.first({ conversationId, id: messageId })
      if (message?.senderId !== profileId) return refuse('message_not_found')
      if (message.removedAt) return ok(false)
      await messages.takeBack(messageId, at)
      if (message.storageKey) await removeFiles({ jobs }, [message.storageKey])
      return ok(true)
    }
  )
  if (!removed.ok) return removed
  if (removed.value) {
    await ports.events.publish({ name: 'message_removed', conversationId, messageId })
  }
  return ok()
}
