import { type InputEvent, useEffect, useRef, useState } from 'react'
import { readEntry, removeEntry, saveEntry } from '~/browser_entries'

/** What is written, and what was saved when it was begun: once something else is saved, it is over. */
type Kept = Readonly<{ text: string; saved: string }>

/**
 * Keeps what a member writes into a long field in this browser until it is saved, so that a reload or
 * a lost connection takes none of it.
 */
export function useKeptText(name: string, saved: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    const kept = parse(readEntry(name))
    if (!kept) return
    if (kept.saved !== saved || kept.text.trim() === saved) return removeEntry(name)
    // What was typed before hydration is newer.
    if (field.current?.value !== saved) return
    field.current.value = kept.text
    setIsRestored(true)
  }, [name, saved])

  const onInput = ({ currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) => {
    if (value === saved) removeEntry(name)
    else saveEntry(name, JSON.stringify({ text: value, saved } satisfies Kept))
  }
  return { field, isRestored, onInput }
}

function parse(entry: string | null): Kept | null {
  try {
    const kept = JSON.parse(entry ?? 'null')
    return typeof kept?.text === 'string' && typeof kept.saved === 'string' ? kept : null
  } catch {
    return null
  }
}
