import type { Answers } from '@generated/answers'
import { useRef } from 'react'
import { newestSequence, type Sent } from '~/components/messaging/log/messages'
import { callServer } from '~/live/call_server'

type Newer = Extract<Answers['messages.index'], { hasNewer: boolean }>

/**
 * Fetches the messages after the sequence up to which the log is complete. Only fetching raises that
 * cursor: a message that jumps ahead, as an own one after a lost connection, must not hide a gap.
 */
export function useCatchUp(
  conversationId: string | null,
  opened: readonly Sent[],
  onNewer: (newer: Newer) => void
) {
  const completeUpTo = useRef(newestSequence(opened))
  const requested = useRef(false)
  const fetching = useRef(false)

  /** One request at a time; a call meanwhile causes another one afterwards. */
  const catchUp = async () => {
    requested.current = true
    if (fetching.current) return
    fetching.current = true
    while (requested.current) await fetchNewer()
    fetching.current = false
  }
  const fetchNewer = async () => {
    requested.current = false
    const url = `/chats/${conversationId}/messages?after=${completeUpTo.current}`
    const response = await callServer<'messages.index'>('GET', url)
    const newer = response?.ok ? await response.json() : null
    if (!newer || !('hasNewer' in newer)) return
    onNewer(newer)
    completeUpTo.current = Math.max(completeUpTo.current, newestSequence(newer.messages))
    if (newer.hasNewer) requested.current = true
  }
  /** For an event that names this sequence: fetches what is missing up to it. */
  const catchUpTo = (sequence: number) => {
    if (sequence > completeUpTo.current) void catchUp()
  }
  return { catchUp, catchUpTo }
}
