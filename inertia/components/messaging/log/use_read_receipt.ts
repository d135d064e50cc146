import type { Data } from '@generated/data'
import { useEffect, useRef } from 'react'
import type { Sent } from '~/components/messaging/log/messages'
import { callServer } from '~/live/call_server'

/** Marks the conversation as read on the server once the newest message is in view. */
export function useReadReceipt(
  opened: Data.Conversation,
  messages: readonly Sent[],
  inView: boolean
) {
  const newest = newestIncoming(messages)
  const reported = useRef(opened.unread > 0 ? 0 : newest)
  useEffect(() => {
    const report = () => {
      const isSeen = inView && document.visibilityState === 'visible'
      if (!opened.id || !isSeen || newest <= reported.current) return
      reported.current = newest
      void callServer('POST', `/chats/${opened.id}/read`)
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [opened.id, newest, inView])
}

function newestIncoming(messages: readonly Sent[]) {
  return Math.max(0, ...messages.map(({ mine, sequence }) => (mine ? 0 : (sequence ?? 0))))
}
