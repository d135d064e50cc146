import { useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from '~/components/messaging/storage'

/**
 * The text in the composer, saved for the next visit under the key of the conversation. Words that came
 * with the page stand in it where nothing has been typed before.
 */
export function useDraft(key: string, ready: string | null) {
  const [text, setText] = useState('')
  const latest = useRef('')
  const show = (next: string) => {
    latest.current = next
    setText(next)
  }
  const write = (next: string) => {
    saveDraft(key, next)
    show(next)
  }
  /** Empties the draft and returns it, so that a second submit before the render sends nothing. */
  const take = () => {
    const taken = latest.current
    write('')
    return taken
  }
  /** Puts text on a line before what has been typed. */
  const prepend = (words: string) => write([words, latest.current].filter(Boolean).join('\n'))
  useEffect(() => {
    const typed = readDraft(key)
    if (typed || !ready) show(typed)
    else write(ready)
  }, [key])
  return { text, write, take, prepend }
}
