import { router } from '@inertiajs/react'
import { useState } from 'react'
import { callServer } from '~/live/call_server'

/** Removes an own message, after asking. */
export function useRemoveMessage(conversationId: string | null, onRemoved: (id: string) => void) {
  const [asked, setAsked] = useState<string | null>(null)
  const [state, setState] = useState<'asking' | 'removing' | 'failed'>('asking')

  const ask = (id: string) => {
    setState('asking')
    setAsked(id)
  }
  const confirm = async () => {
    if (asked === null) return
    setState('removing')
    const response = await callServer('DELETE', `/chats/${conversationId}/messages/${asked}`)
    if (!response?.ok) return setState('failed')
    onRemoved(asked)
    setAsked(null)
    router.reload({ only: ['overview'] })
  }
  return { asked, state, ask, confirm, cancel: () => setAsked(null) }
}
