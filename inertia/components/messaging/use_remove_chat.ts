import { router } from '@inertiajs/react'
import { useState } from 'react'
import { refusalIn } from '~/components/messaging/refusal_in'
import { callServer } from '~/live/call_server'
import { announce } from '~/live/events'
import { useLive } from '~/live/use_live'

/** A chat that its member wants to be rid of. */
export interface AskedChat {
  id: string
  name: string
}

/** Removing a chat: gone at once on screen, then on the server; back when that fails (section 4). */
export function useRemoveChat(openId: string | null) {
  const [asked, setAsked] = useState<AskedChat | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const leave = (id: string) => id === openId && showNoConversation()
  useLive('chat_hidden', ({ conversationId }) => leave(conversationId))
  useLive('chat_removed', ({ conversationId }) => leave(conversationId))

  const confirm = async () => {
    if (!asked) return
    const { id: conversationId } = asked
    setAsked(null)
    announce({ type: 'chat_hidden', conversationId })
    const body = { conversation: { id: conversationId } }
    const response = await callServer('DELETE', '/api/chat.php', body)
    // A list that was on its way may have brought it back; what is not found is gone as well.
    if (response?.ok || response?.status === 404) announce({ type: 'chat_hidden', conversationId })
    else {
      announce({ type: 'chat_kept', conversationId })
      const { message = '' } = response ? await refusalIn(response) : {}
      setFailure(message)
    }
  }
  return {
    asked,
    ask: setAsked,
    confirm,
    cancel: () => setAsked(null),
    /** What the server said, empty when it said nothing; null while nothing failed. */
    failure,
    dismiss: () => setFailure(null),
  }
}

/** Without asking the server, which may still have the chat. */
function showNoConversation() {
  router.replace({
    url: '/chats',
    props: (props) => ({ ...props, thread: null, offer: null }),
    preserveState: true,
  })
}
