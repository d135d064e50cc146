import { useEffect, useRef, useState } from 'react'
import { callOnce } from '~/live/call_server'
import { useLive } from '~/live/use_live'

const sendEveryMilliseconds = 3_000
const showForMilliseconds = 5_000
/** A typing event may arrive after the message that was being typed. */
const staleForMilliseconds = 1_500

type Timer = ReturnType<typeof setTimeout>

/** Ids of the conversations whose partner is typing now. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, Timer>())
  const lastMessageAt = useRef(new Map<string, number>())
  const stop = (id: string) => {
    clearTimeout(timers.current.get(id))
    setTyping((ids) => new Set([...ids].filter((other) => other !== id)))
  }
  useLive('typing', ({ conversationId: id }) => {
    if (Date.now() - (lastMessageAt.current.get(id) ?? 0) < staleForMilliseconds) return
    clearTimeout(timers.current.get(id))
    timers.current.set(
      id,
      setTimeout(() => stop(id), showForMilliseconds)
    )
    setTyping((ids) => new Set([...ids, id]))
  })
  useLive('message', ({ conversationId, mine }) => {
    if (mine) return
    lastMessageAt.current.set(conversationId, Date.now())
    stop(conversationId)
  })
  useEffect(() => () => timers.current.forEach((timer) => clearTimeout(timer)), [])
  return typing
}

/** Sends that this member is typing, throttled. */
export function useSendTyping(conversationId: string | null) {
  const sentAt = useRef(0)
  return () => {
    if (!conversationId || Date.now() - sentAt.current < sendEveryMilliseconds) return
    sentAt.current = Date.now()
    void callOnce('POST', `/chats/${conversationId}/typing`)
  }
}
