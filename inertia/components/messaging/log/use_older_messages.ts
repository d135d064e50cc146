import type { Answers } from '@generated/answers'
import type { Data } from '@generated/data'
import { useRef, useState } from 'react'
import { oldestSequence, type Sent } from '~/components/messaging/log/messages'
import { callServer } from '~/live/call_server'

type Page = Extract<Answers['messages.index'], { hasOlder: boolean }>

/** Loads the messages before the oldest known one, page by page. */
export function useOlderMessages(
  opened: Data.Conversation,
  messages: readonly Sent[],
  receive: (messages: readonly Sent[]) => void
) {
  const [more, setMore] = useState({ hasOlder: opened.hasOlder, limited: opened.limited })
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)
  const before = oldestSequence(messages)

  const load = async () => {
    if (loading.current || !more.hasOlder || before === null) return
    loading.current = true
    setFailed(false)
    const url = `/chats/${opened.id}/messages?before=${before}`
    const response = await callServer<'messages.index'>('GET', url)
    const page = response?.ok ? await response.json() : null
    if (page && 'hasOlder' in page) show(page)
    else setFailed(true)
    loading.current = false
  }
  const show = ({ messages: page, hasOlder, limited }: Page) => {
    receive(page)
    setMore({ hasOlder, limited })
  }
  return { ...more, failed, load }
}
