import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

type Removal = Readonly<{ profileId: string; conversationId: string; messageId: string }>

/**
 * Removes an own message for both members: its text or picture is erased, a placeholder stays; a held
 * one is never delivered. Possible at any age; its cost is not given back, and reported evidence
 * stays. Idempotent. Publishes 'message_removed'. Refuses 'message_not_found' for a message that is
 * unknown or not the member's own. Rule: docs/product/messaging.md, Removing a message.
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
