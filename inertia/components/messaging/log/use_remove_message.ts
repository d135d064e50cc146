import { router } from '@inertiajs/react'
import { useState } from 'react'
import { callServer } from '~/live/call_server'

/** Removes an own message, after asking. */
export function useRemoveMessage(conversationId: string | null, onRemoved: (id: string) => void) {
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [state, setState] = useState<'asking' | 'removing' | 'failed'>('asking')

  const ask = (id: string) => {
    setState('asking')
    setPendingId(id)
  }
  const confirm = async () => {
    if (pendingId === null) return
    setState('removing')
    const response = await callServer('DELETE', `/chats/${conversationId}/messages/${pendingId}`)
    if (!response?.ok) return setState('failed')
    onRemoved(pendingId)
    setPendingId(null)
    router.reload({ only: ['overview'] })
  }
  return { pendingId, state, ask, confirm, cancel: () => setPendingId(null) }
}
