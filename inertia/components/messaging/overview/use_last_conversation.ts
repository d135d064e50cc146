import { usePage, useRemember } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { enterConversation } from '~/components/messaging/visit_conversation'
import { forgetLastChat, keepLastChat, readLastChat } from '~/components/messaging/storage'
import {
  isRecent,
  type LastChat,
  opensByItself,
} from '~/components/messaging/overview/last_conversation'
import { isThere } from '~/live/page_exists'
import { useLive } from '~/live/use_live'

/** The chat that was open last in this browser, if that was lately; null in the first render. */
export function useLastChat() {
  const profileId = useMyProfileId()
  const [last, setLast] = useState<LastChat | null>(null)
  useEffect(() => setLast(recentChat(profileId)), [profileId])
  return last
}

/**
 * The same, once it is known that it can still be opened: a partner may have blocked this member
 * since, or left. One that cannot is forgotten.
 */
export function useOpenableChat() {
  const profileId = useMyProfileId()
  const last = useLastChat()
  const [openable, setOpenable] = useState<LastChat | null>(null)
  useEffect(() => {
    if (!last) return
    let isWanted = true
    void isThere(chatUrl(last)).then((there) => {
      if (there === false) forgetLastChat(profileId, last.partnerId)
      if (there && isWanted) setOpenable(last)
    })
    return () => {
      isWanted = false
    }
  }, [profileId, last])
  return openable
}

/** Also where nothing was said yet. */
export function chatUrl({ partnerId }: LastChat) {
  return `/members/${partnerId}/chat`
}

/** Keeps which chat is open, until it is removed. */
export function useKeptLastChat({ id, partner }: Data.Thread) {
  const profileId = useMyProfileId()
  useEffect(
    () => keepLastChat(profileId, { partnerId: partner.id, openedAt: Date.now() }),
    [profileId, partner.id]
  )
  const forget = useForgetLastChat(partner.id)
  const forgetIf = (removed: string) => removed === id && forget()
  useLive('chat_hidden', ({ conversationId }) => forgetIf(conversationId))
  useLive('chat_removed', ({ conversationId }) => forgetIf(conversationId))
}

/** For a chat that one does not want to come back to. */
export function useForgetLastChat(partnerId: string) {
  const profileId = useMyProfileId()
  return () => forgetLastChat(profileId, partnerId)
}

/**
 * Where there is room beside it, the overview goes on with the last chat: once, so that the back
 * button leads to the overview as it was left. Answers whether that is under way.
 */
export function useReturn(chats: readonly Data.Chat[], alone: boolean) {
  const profileId = useMyProfileId()
  const [looked, setLooked] = useRemember(false, 'looked-for-last-chat')
  const [returning, setReturning] = useState(false)
  useEffect(() => {
    if (!alone || looked || !matchMedia('(min-width: 62rem)').matches) return
    setLooked(true)
    const chat = opensByItself(chats, recentChat(profileId))
    if (!chat) return
    setReturning(true)
    enterConversation(chat.id, () => setReturning(false))
  }, [])
  return returning
}

function useMyProfileId() {
  return usePage().props.me?.profileId ?? ''
}

function recentChat(profileId: string) {
  const last = readLastChat(profileId)
  return isRecent(last, Date.now()) ? last : null
}
