import type { Data } from '@generated/data'
import { useEffect, useRef, useState } from 'react'
import { enterConversation } from '~/components/messaging/enter_conversation'
import { mergeMessages, newestSequence, type Sent } from '~/components/messaging/thread'
import { useOlder } from '~/components/messaging/use_older'
import { callServer } from '~/live/call_server'
import { isConnected } from '~/live/connection'
import { useLive } from '~/live/use_live'

interface Newer {
  messages: Data.Message[]
  hasNewer: boolean
  partnerRead: number
}

/** The messages of an open conversation: as it was opened, what comes in, and what is scrolled to. */
export function useThread(opened: Data.Thread) {
  const [messages, setMessages] = useState<readonly Sent[]>(opened.messages)
  const [partnerRead, setPartnerRead] = useState(opened.partnerRead)
  const newest = useRef(0)
  newest.current = newestSequence(messages)

  const receive = (incoming: readonly Sent[]) =>
    setMessages((known) => mergeMessages(known, incoming))
  const partnerReadUpTo = (sequence: number) => setPartnerRead((known) => Math.max(known, sequence))
  const catchUp = async () => {
    if (opened.id) await fetchNewer(opened.id, newest.current, receive, partnerReadUpTo)
  }

  useEffect(() => {
    receive(opened.messages)
    partnerReadUpTo(opened.partnerRead)
  }, [opened])
  useEffect(() => {
    // What was said between the answer of the server and now was said to the page before.
    if (isConnected()) void catchUp()
  }, [])
  useLive('connected', catchUp)
  useLive('message', ({ conversationId, message, chat }) => {
    if (!opened.id && chat.partner.id === opened.partner.id) enterConversation(conversationId)
    if (conversationId !== opened.id) return
    if ((message.sequence ?? 0) > newest.current + 1) void catchUp()
    receive([message])
  })
  useLive('read', ({ conversationId, mine, sequence }) => {
    if (conversationId === opened.id && !mine) partnerReadUpTo(sequence)
  })
  return { messages, partnerRead, receive, older: useOlder(opened, messages, receive) }
}

async function fetchNewer(
  conversationId: string,
  after: number,
  receive: (messages: readonly Sent[]) => void,
  partnerReadUpTo: (sequence: number) => void
): Promise<void> {
  const response = await callServer('GET', `/chats/${conversationId}/messages?after=${after}`)
  if (!response?.ok) return
  const { messages, hasNewer, partnerRead }: Newer = await response.json()
  receive(messages)
  partnerReadUpTo(partnerRead)
  const next = newestSequence(messages)
  if (hasNewer && next > after) await fetchNewer(conversationId, next, receive, partnerReadUpTo)
}
