import { useEffect, useRef } from 'react'

interface Keys {
  left: () => void
  right: () => void
  undo: () => void
}

/** ← passes, → likes, Backspace undoes; not in text fields, menus or dialogs. */
export function useSwipeKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = isMeant(event) && actionOf(event.key)
      if (!act) return
      event.preventDefault()
      latest.current[act]()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function actionOf(key: string): keyof Keys | undefined {
  const actions: Record<string, keyof Keys> = {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    Backspace: 'undo',
  }
  return actions[key]
}

/** Ignores repeats of a held key, and browser shortcuts such as Alt+←. */
function isMeant({ altKey, ctrlKey, metaKey, shiftKey, repeat, ...event }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return false
  return !isElsewhere(event.target)
}

function isElsewhere(target: EventTarget | null) {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof Element && target.closest('input, textarea, select, [role=menu]') !== null
  )
}
