import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import {
  withConversation,
  withFreshPage,
  withNextPage,
  withoutConversation,
  withRead,
} from '~/components/messaging/overview/overview'
import type { Overview } from '~/components/messaging/types'
import { callServer } from '~/live/call_server'
import type { Polled } from '~/live/live_event'
import { useLive } from '~/live/use_live'

/** The conversations of the overview, updated by live events and extended by scrolling. */
export function useOverview(fresh: Overview) {
  const [conversations, setConversations] = useState(fresh.conversations)
  const [next, setNext] = useState(fresh.next)
  const loading = useRef(false)
  const hidden = useRef(new Map<string, Data.ConversationSummary>())

  useEffect(() => setConversations((known) => withFreshPage(known, fresh)), [fresh])
  useLive('message', ({ summary }) => setConversations((known) => withConversation(known, summary)))
  useLive('message_removed', ({ summary }) =>
    setConversations((known) => withConversation(known, summary))
  )
  useLive('read', ({ conversationId, mine }) => {
    if (mine) setConversations((known) => withRead(known, conversationId))
  })
  useLive('conversation_hidden', ({ conversationId }) => hide(conversationId))
  useLive('conversation_removed', ({ conversationId }) => hide(conversationId))
  useLive('conversation_kept', ({ conversationId }) => {
    const conversation = hidden.current.get(conversationId)
    if (conversation) setConversations((known) => withConversation(known, conversation))
    reload()
  })
  useLive('connected', ({ again }) => {
    if (again) reload()
  })
  useLive('polled', ({ chats: polled }) => {
    if (!countsMatch(conversations, polled)) reload()
  })

  /** Remembers what it hides: a reload brings back only the first page. */
  const hide = (id: string) => {
    const conversation = conversations.find((row) => row.id === id)
    if (conversation) hidden.current.set(id, conversation)
    setConversations((known) => withoutConversation(known, id))
  }
  const loadMore = async () => {
    if (loading.current || next === null) return
    loading.current = true
    const response = await callServer<'chats.index'>('GET', `/chats?after=${next}`)
    if (response?.ok) append(await response.json())
    loading.current = false
  }
  const append = (page: Overview) => {
    setConversations((known) => withNextPage(known, page.conversations))
    setNext(page.next)
  }
  return { conversations, hasMore: next !== null, loadMore }
}

function reload() {
  router.reload({ only: ['overview'] })
}

/** Whether the unread counts match the server's; an unknown unread conversation is a mismatch. */
function countsMatch(conversations: Overview['conversations'], polled: Polled['chats']) {
  const shown = new Map(conversations.map(({ id, unread }) => [id, unread]))
  return polled.every(
    ({ conversation, num_unread_messages }) =>
      shown.get(conversation.id) === num_unread_messages ||
      (!shown.has(conversation.id) && num_unread_messages === 0)
  )
}
