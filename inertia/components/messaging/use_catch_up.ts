import type { Answers } from '@generated/answers'
import { useRef } from 'react'
import { newestSequence, type Sent } from '~/components/messaging/thread'
import { callServer } from '~/live/call_server'

/** What came, and the ids of what was taken back. */
type Newer = Extract<Answers['messages.index'], { hasNewer: boolean }>

/**
 * Fetches what was said after the number up to which nothing is missing. That number rises by
 * what is fetched only: a message that jumps ahead, as an own one after a break, hides no gap.
 */
export function useCatchUp(
  conversationId: string | null,
  opened: readonly Sent[],
  show: (newer: Newer) => void
) {
  const completeUpTo = useRef(newestSequence(opened))
  const wanted = useRef(false)
  const fetching = useRef(false)

  /** One question at a time; what happens meanwhile is asked for afterwards. */
  const catchUp = async () => {
    wanted.current = true
    if (fetching.current) return
    fetching.current = true
    while (wanted.current) await fetchNewer()
    fetching.current = false
  }
  const fetchNewer = async () => {
    wanted.current = false
    const url = `/chats/${conversationId}/messages?after=${completeUpTo.current}`
    const response = await callServer<'messages.index'>('GET', url)
    const newer = response?.ok ? await response.json() : null
    if (!newer || !('hasNewer' in newer)) return
    show(newer)
    completeUpTo.current = Math.max(completeUpTo.current, newestSequence(newer.messages))
    if (newer.hasNewer) wanted.current = true
  }
  /** Somebody said this number: whatever is missing up to it has to be fetched. */
  const heardOf = (sequence: number) => {
    if (sequence > completeUpTo.current) void catchUp()
  }
  return { catchUp, heardOf }
}
