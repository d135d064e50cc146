import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { mergeMessages, type Sent, withRemoved } from '~/components/messaging/log/messages'
import { useCatchUp } from '~/components/messaging/log/use_catch_up'
import { useOlderMessages } from '~/components/messaging/log/use_older_messages'
import { checkForConversation, visitConversation } from '~/components/messaging/visit_conversation'
import { isConnected } from '~/live/connection'
import { isSentInThisTab } from '~/live/sent_in_this_tab'
import { useLive } from '~/live/use_live'

/** The messages of an open conversation: its first page, live updates, and older pages. */
export function useMessages(opened: Data.Conversation) {
  const [messages, setMessages] = useState<readonly Sent[]>(opened.messages)
  const [partnerRead, setPartnerRead] = useState(opened.partnerRead)

  const receive = (incoming: readonly Sent[]) =>
    setMessages((known) => mergeMessages(known, incoming))
  const markRemoved = (ids: readonly string[]) => setMessages((known) => withRemoved(known, ids))
  const markRead = (sequence: number) => setPartnerRead((known) => Math.max(known, sequence))
  const { catchUp, catchUpTo } = useCatchUp(opened.id, opened.messages, (newer) => {
    receive(newer.messages)
    markRemoved(newer.removed)
    markRead(newer.partnerRead)
  })
  const refresh = () => (opened.id ? catchUp() : checkForConversation(opened.partner.id))

  useEffect(() => {
    receive(opened.messages)
    markRead(opened.partnerRead)
  }, [opened])
  useEffect(() => {
    // Events between the server's response and this render went to the page before.
    if (isConnected()) void refresh()
  }, [opened.id])
  useLive('connected', refresh)
  useLive('polled', refresh)
  useLive('message', ({ conversationId, sequence, clientId, summary }) => {
    if (isSentInThisTab(clientId)) return
    if (conversationId === opened.id) catchUpTo(sequence)
    else if (summary.partner.id === opened.partner.id) visitConversation(conversationId)
  })
  useLive('message_removed', ({ conversationId, messageId }) => {
    if (conversationId === opened.id) markRemoved([messageId])
  })
  useLive('read', ({ conversationId, mine, sequence }) => {
    if (conversationId === opened.id && !mine) markRead(sequence)
  })
  return {
    messages,
    partnerRead,
    receive,
    markRemoved,
    older: useOlderMessages(opened, messages, receive),
  }
}
