import type { Answers } from '@generated/answers'
import { useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from '~/components/messaging/types'
import { refusalIn } from '~/components/messaging/refusal_in'
import { callServer } from '~/live/call_server'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

export type Offered = Answers['gifts.index']

interface Giving {
  /** Where the gift goes: into a conversation, or to a member. */
  url: string
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
}

type State = { kind: 'choosing' | 'sending' | 'broken' } | { kind: 'refused'; message: string }

/** The gifts on offer, and sending one: once, however often it has to be tried. */
export function useGifts({ url, onSent, onRefused }: Giving) {
  const [offered, setOffered] = useState<Offered | 'loading' | 'failed'>('loading')
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const clientIds = useRef(new Map<GiftName, string>())

  const load = async () => {
    setOffered('loading')
    const response = await callServer<'gifts.index'>('GET', '/gifts')
    setOffered(response?.ok ? await response.json() : 'failed')
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
  return { offered, load, state, send }
}
