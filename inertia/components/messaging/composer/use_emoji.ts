import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

type Field = RefObject<HTMLTextAreaElement | null>

/** Inserts emoji at the cursor of the field; closing the panel returns focus to it. */
export function useEmoji(field: Field, text: string, write: (text: string) => void) {
  const [picking, setPicking] = useState(false)
  const close = () => {
    setPicking(false)
    field.current?.focus()
  }
  const insert = (emoji: string) => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? atEnd(text)
    // Rendered at once, so that the cursor can be set behind what was inserted.
    flushSync(() => write(text.slice(0, start) + emoji + text.slice(end)))
    field.current?.setSelectionRange(start + emoji.length, start + emoji.length)
  }
  return { picking, insert, close, toggle: () => (picking ? close() : setPicking(true)) }
}

function atEnd({ length }: string) {
  return { selectionStart: length, selectionEnd: length }
}
