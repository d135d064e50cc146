import type { Answers } from '@generated/answers'
import { useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from '~/components/messaging/types'
import { refusalIn } from '~/components/messaging/refusal_in'
import { callServer } from '~/live/call_server'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

export type GiftOffer = Answers['gifts.index']

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
    const response = await callServer<'gifts.index'>('GET', '/gifts')
    setOffer(response?.ok ? await response.json() : 'failed')
  }
  useEffect(() => void load(), [])

  const send = async (gift: GiftName) => {
    setState({ kind: 'sending' })
    const clientId = clientIds.current.get(gift) ?? crypto.randomUUID()
    clientIds.current.set(gift, clientId)
    const response = await callServer<'gifts.store'>('POST', url, { client_id: clientId, gift })
    if (!response) return setState({ kind: 'broken' })
    if (response.ok) return onSent(await response.json())
    const { refusal = 'gone', message = '' } = await refusalIn(response)
    setState({ kind: 'refused', message })
    onRefused({ refusal, message })
  }
  return { offer, load, state, send }
}
