import { useEffect, useState } from 'react'
import { keepDraft, readDraft } from '~/components/messaging/kept_texts'

/** The text in the field, kept for the next visit. */
export function useDraft(conversationId: string) {
  const [text, setText] = useState('')
  const read = () => setText(readDraft(conversationId))
  useEffect(read, [conversationId])
  const write = (next: string) => {
    keepDraft(conversationId, next)
    setText(next)
  }
  return { text, write, read }
}
