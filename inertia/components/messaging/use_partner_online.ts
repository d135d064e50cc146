import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { useLive } from '~/live/use_live'

/** Whether the partner is online: as the server said, and once they type, write or read here. */
export function usePartnerOnline({ id, partner }: Data.Conversation) {
  const [online, setOnline] = useState(partner.online)
  const seen = ({ conversationId, mine = false }: { conversationId: string; mine?: boolean }) => {
    if (conversationId === id && !mine) setOnline(true)
  }
  useEffect(() => setOnline(partner.online), [partner])
  useLive('typing', seen)
  useLive('message', seen)
  useLive('read', seen)
  return online
}
