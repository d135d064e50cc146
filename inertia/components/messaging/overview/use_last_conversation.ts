import { usePage, useRemember } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { visitConversation } from '~/components/messaging/visit_conversation'
import {
  forgetLastConversation,
  saveLastConversation,
  readLastConversation,
} from '~/components/messaging/storage'
import {
  isRecent,
  type LastConversation,
  conversationToReopen,
} from '~/components/messaging/overview/last_conversation'
import { pageExists } from '~/live/page_exists'
import { useLive } from '~/live/use_live'

/** The conversation that was open last in this browser, if recent; null in the first render. */
export function useLastConversation() {
  const profileId = useMyProfileId()
  const [last, setLast] = useState<LastConversation | null>(null)
  useEffect(() => setLast(recentConversation(profileId)), [profileId])
  return last
}

/**
 * The last conversation, once the server confirms that it can still be opened: the partner may have left, or
 * blocked this member. One that cannot is forgotten.
 */
export function useReopenableConversation() {
  const profileId = useMyProfileId()
  const last = useLastConversation()
  const [openable, setOpenable] = useState<LastConversation | null>(null)
  useEffect(() => {
    if (!last) return
    let isWanted = true
    void pageExists(conversationUrl(last)).then((exists) => {
      if (exists === false) forgetLastConversation(profileId, last.partnerId)
      if (exists && isWanted) setOpenable(last)
    })
    return () => {
      isWanted = false
    }
  }, [profileId, last])
  return openable
}

/** Works before the conversation exists, too. */
export function conversationUrl({ partnerId }: LastConversation) {
  return `/members/${partnerId}/chat`
}

/** Stores which conversation is open, until it is removed. */
export function useSaveLastConversation({ id, partner }: Data.Conversation) {
  const profileId = useMyProfileId()
  useEffect(
    () => saveLastConversation(profileId, { partnerId: partner.id, openedAt: Date.now() }),
    [profileId, partner.id]
  )
  const forget = useForgetLastConversation(partner.id)
  const forgetIfRemoved = (removed: string) => removed === id && forget()
  useLive('conversation_hidden', ({ conversationId }) => forgetIfRemoved(conversationId))
  useLive('conversation_removed', ({ conversationId }) => forgetIfRemoved(conversationId))
}

/** For a conversation the member does not want to come back to, as after blocking. */
export function useForgetLastConversation(partnerId: string) {
  const profileId = useMyProfileId()
  return () => forgetLastConversation(profileId, partnerId)
}

/**
 * On wide screens, opens the last conversation beside the overview: once, so that the back button
 * leads to the plain overview. Returns whether that visit is in progress.
 */
export function useReopenLastConversation(
  conversations: readonly Data.ConversationSummary[],
  alone: boolean
) {
  const profileId = useMyProfileId()
  const [tried, setTried] = useRemember(false, 'looked-for-last-conversation')
  const [reopening, setReopening] = useState(false)
  useEffect(() => {
    if (!alone || tried || !matchMedia('(min-width: 62rem)').matches) return
    setTried(true)
    const conversation = conversationToReopen(conversations, recentConversation(profileId))
    if (!conversation) return
    setReopening(true)
    visitConversation(conversation.id, () => setReopening(false))
  }, [])
  return reopening
}

function useMyProfileId() {
  return usePage().props.me?.profileId ?? ''
}

function recentConversation(profileId: string) {
  const last = readLastConversation(profileId)
  return isRecent(last, Date.now()) ? last : null
}
