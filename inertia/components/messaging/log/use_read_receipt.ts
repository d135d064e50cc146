import type { Data } from '@generated/data'
import { useEffect, useRef } from 'react'
import type { Sent } from '~/components/messaging/log/messages'
import { callServer } from '~/live/call_server'

/** Tells the server that everything is read, once the newest message was really in view. */
export function useReading(opened: Data.Thread, messages: readonly Sent[], inView: boolean) {
  const newest = newestIncoming(messages)
  const told = useRef(opened.unread > 0 ? 0 : newest)
  useEffect(() => {
    const tell = () => {
      if (!opened.id || !inView || document.visibilityState !== 'visible' || newest <= told.current)
        return
      told.current = newest
      void callServer('POST', `/chats/${opened.id}/read`)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [opened.id, newest, inView])
}

function newestIncoming(messages: readonly Sent[]) {
  return Math.max(0, ...messages.map(({ mine, sequence }) => (mine ? 0 : (sequence ?? 0))))
}
