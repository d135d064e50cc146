import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '~/components/messaging/kept_texts'

/** The text in the field, kept for the next visit. */
export function useDraft(conversationId: string) {
  const [text, setText] = useState('')
  const newest = useRef('')
  const show = (next: string) => {
    newest.current = next
    setText(next)
  }
  const read = () => show(readDraft(conversationId))
  const write = (next: string) => {
    keepDraft(conversationId, next)
    show(next)
  }
  /** Empties the field and answers what stood in it: nothing, the second time. */
  const take = () => {
    const taken = newest.current
    write('')
    return taken
  }
  useEffect(read, [conversationId])
  return { text, write, read, take }
}
