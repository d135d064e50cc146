import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { showConversation } from '~/live/open_conversation'
import { useLive } from '~/live/use_live'

/** Whether the partner is online: as the server and the poll say, and once they type, write or read here. */
export function usePartnerOnline({ id, partner }: Data.Conversation) {
  const [online, setOnline] = useState(partner.online)
  const seen = ({ conversationId, mine = false }: { conversationId: string; mine?: boolean }) => {
    if (conversationId === id && !mine) setOnline(true)
  }
  useEffect(() => setOnline(partner.online), [partner])
  useEffect(() => showConversation(id), [id])
  useLive('polled', ({ open }) => {
    if (open?.conversation.id === id) setOnline(open.partner_online)
  })
  useLive('typing', seen)
  useLive('message', seen)
  useLive('read', seen)
  return online
}
