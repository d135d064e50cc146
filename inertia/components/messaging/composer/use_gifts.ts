import { useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from '~/components/messaging/types'
import { callServer } from '~/live/call_server'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

export interface GiftOffer {
  gifts: { name: GiftName; cost: number }[]
  credits: number
}

interface SendGiftOptions {
  /** Endpoint of the conversation, or of the member while there is none. */
  url: string
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
}

type State = { kind: 'choosing' | 'sending' | 'broken' } | { kind: 'refused'; message: string }

/** Loads the gifts and sends one; its client id makes a retry safe. */
export function useGifts({ url, onSent, onRefused }: SendGiftOptions) {
  const [offer, setOffer] = useState<GiftOffer | 'loading' | 'failed'>('loading')
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const clientIds = useRef(new Map<GiftName, string>())

  const load = async () => {
    setOffer('loading')
    const response = await callServer('GET', '/gifts')
    setOffer(response?.ok ? await response.json() : 'failed')
  }
  useEffect(() => void load(), [])

  const send = async (gift: GiftName) => {
    setState({ kind: 'sending' })
    const clientId = clientIds.current.get(gift) ?? crypto.randomUUID()
    clientIds.current.set(gift, clientId)
    const response = await callServer('POST', url, { client_id: clientId, gift })
    if (!response) return setState({ kind: 'broken' })
    const answer = await response.json().catch(() => ({ message: '' }))
    if (response.ok) return onSent(answer)
    setState({ kind: 'refused', message: answer.message ?? '' })
    onRefused(answer)
  }
  return { offer, load, state, send }
}
