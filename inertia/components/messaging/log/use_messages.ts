import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { enterConversation, lookForConversation } from '~/components/messaging/visit_conversation'
import { mergeMessages, type Sent, withRemoved } from '~/components/messaging/log/messages'
import { useCatchUp } from '~/components/messaging/log/use_catch_up'
import { useOlder } from '~/components/messaging/log/use_older_messages'
import { isConnected } from '~/live/connection'
import { isSentHere } from '~/live/sent_in_this_tab'
import { useLive } from '~/live/use_live'

/** The messages of an open conversation: as it was opened, what comes in, and what is scrolled to. */
export function useThread(opened: Data.Thread) {
  const [messages, setMessages] = useState<readonly Sent[]>(opened.messages)
  const [partnerRead, setPartnerRead] = useState(opened.partnerRead)

  const receive = (incoming: readonly Sent[]) =>
    setMessages((known) => mergeMessages(known, incoming))
  const takeOut = (ids: readonly string[]) => setMessages((known) => withRemoved(known, ids))
  const partnerReadUpTo = (sequence: number) => setPartnerRead((known) => Math.max(known, sequence))
  const { catchUp, heardOf } = useCatchUp(opened.id, opened.messages, (newer) => {
    receive(newer.messages)
    takeOut(newer.removed)
    partnerReadUpTo(newer.partnerRead)
  })
  const lookAgain = () => (opened.id ? catchUp() : lookForConversation(opened.partner.id))

  useEffect(() => {
    receive(opened.messages)
    partnerReadUpTo(opened.partnerRead)
  }, [opened])
  useEffect(() => {
    // What was said between the answer of the server and now was said to the page before.
    if (isConnected()) void lookAgain()
  }, [opened.id])
  useLive('connected', lookAgain)
  useLive('polled', lookAgain)
  useLive('message', ({ conversationId, sequence, clientId, chat }) => {
    if (isSentHere(clientId)) return
    if (conversationId === opened.id) heardOf(sequence)
    else if (chat.partner.id === opened.partner.id) enterConversation(conversationId)
  })
  useLive('message_removed', ({ conversationId, messageId }) => {
    if (conversationId === opened.id) takeOut([messageId])
  })
  useLive('read', ({ conversationId, mine, sequence }) => {
    if (conversationId === opened.id && !mine) partnerReadUpTo(sequence)
  })
  return { messages, partnerRead, receive, takeOut, older: useOlder(opened, messages, receive) }
}
