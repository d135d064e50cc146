import { useEffect, useRef, useState } from 'react'
import { callOnce } from '~/live/call_server'
import { useLive } from '~/live/use_live'

const tellEveryMilliseconds = 3_000
const showForMilliseconds = 5_000
/** Word of typing may come later than the message that was typed. */
const staleForMilliseconds = 1_500

type Timer = ReturnType<typeof setTimeout>

/** In which conversations the partner is typing now. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, Timer>())
  const heard = useRef(new Map<string, number>())
  const stop = (id: string) => {
    clearTimeout(timers.current.get(id))
    setTyping((ids) => new Set([...ids].filter((other) => other !== id)))
  }
  useLive('typing', ({ conversationId: id }) => {
    if (Date.now() - (heard.current.get(id) ?? 0) < staleForMilliseconds) return
    clearTimeout(timers.current.get(id))
    timers.current.set(
      id,
      setTimeout(() => stop(id), showForMilliseconds)
    )
    setTyping((ids) => new Set([...ids, id]))
  })
  useLive('message', ({ conversationId, mine }) => {
    if (mine) return
    heard.current.set(conversationId, Date.now())
    stop(conversationId)
  })
  useEffect(() => () => timers.current.forEach((timer) => clearTimeout(timer)), [])
  return typing
}

/** Tells the partner that this member is typing, but not at every key. */
export function useTellTyping(conversationId: string | null) {
  const told = useRef(0)
  return () => {
    if (!conversationId || Date.now() - told.current < tellEveryMilliseconds) return
    told.current = Date.now()
    void callOnce('POST', `/chats/${conversationId}/typing`)
  }
}
