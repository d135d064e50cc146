import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

type Field = RefObject<HTMLTextAreaElement | null>

/** Puts emoji into a field where its cursor is; closing goes back to the words. */
export function useEmoji(field: Field, text: string, write: (text: string) => void) {
  const [picking, setPicking] = useState(false)
  const close = () => {
    setPicking(false)
    field.current?.focus()
  }
  const insert = (emoji: string) => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? atEnd(text)
    // Drawn at once: the cursor stays behind what was put in, for the next one.
    flushSync(() => write(text.slice(0, start) + emoji + text.slice(end)))
    field.current?.setSelectionRange(start + emoji.length, start + emoji.length)
  }
  return { picking, insert, close, toggle: () => (picking ? close() : setPicking(true)) }
}

function atEnd({ length }: string) {
  return { selectionStart: length, selectionEnd: length }
}
