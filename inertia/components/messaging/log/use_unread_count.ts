import { useRef } from 'react'
import { newestSequence, type Sent } from '~/components/messaging/log/messages'

/** How many messages came in below while the member reads further up. */
export function useUnseen(messages: readonly Sent[], atEnd: boolean) {
  const seen = useRef(newestSequence(messages))
  if (atEnd) seen.current = newestSequence(messages)
  return messages.filter(({ mine, sequence }) => !mine && (sequence ?? 0) > seen.current).length
}
