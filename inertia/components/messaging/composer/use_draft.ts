import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '~/components/messaging/storage'

/** The text in the field, kept for the next visit. */
export function useDraft(room: string) {
  const [text, setText] = useState('')
  const newest = useRef('')
  const show = (next: string) => {
    newest.current = next
    setText(next)
  }
  const write = (next: string) => {
    keepDraft(room, next)
    show(next)
  }
  /** Empties the field and answers what stood in it: nothing, the second time. */
  const take = () => {
    const taken = newest.current
    write('')
    return taken
  }
  /** Puts words back, before what was typed since. */
  const putBack = (words: string) => write([words, newest.current].filter(Boolean).join('\n'))
  useEffect(() => show(readDraft(room)), [room])
  return { text, write, take, putBack }
}
