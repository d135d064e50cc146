import { router } from '@inertiajs/react'
import { useState } from 'react'
import { refusalIn } from '~/components/messaging/refusal_in'
import { callServer } from '~/live/call_server'
import { emit } from '~/live/events'
import { useLive } from '~/live/use_live'

export interface ConversationToRemove {
  id: string
  name: string
}

/** Removes a conversation optimistically: hidden at once, restored when the server refuses. */
export function useRemoveConversation(openId: string | null) {
  const [pending, setPending] = useState<ConversationToRemove | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const closeIfOpen = (id: string) => id === openId && closeConversation()
  useLive('conversation_hidden', ({ conversationId }) => closeIfOpen(conversationId))
  useLive('conversation_removed', ({ conversationId }) => closeIfOpen(conversationId))

  const confirm = async () => {
    if (!pending) return
    const { id: conversationId } = pending
    setPending(null)
    emit({ type: 'conversation_hidden', conversationId })
    const body = { conversation: { id: conversationId } }
    const response = await callServer('DELETE', '/api/chat.php', body)
    // Hidden again, as a list loaded meanwhile may have restored it; a 404 means it is gone already.
    if (response?.ok || response?.status === 404) {
      emit({ type: 'conversation_hidden', conversationId })
    } else {
      emit({ type: 'conversation_kept', conversationId })
      const { message = '' } = response ? await refusalIn(response) : {}
      setFailure(message)
    }
  }
  return {
    pending,
    ask: setPending,
    confirm,
    cancel: () => setPending(null),
    /** The server's reason, empty when it gave none; null while nothing failed. */
    failure,
    dismiss: () => setFailure(null),
  }
}

/** Without a visit, as the server may still have the conversation. */
function closeConversation() {
  router.replace({
    url: '/chats',
    props: (props) => ({ ...props, conversation: null, offer: null }),
    preserveState: true,
  })
}
