import { useSyncExternalStore } from 'react'

const changed = new EventTarget()

/** Whether the member has closed a notice; the flag keeps when (section 9). */
export function useDismissal(flag: string) {
  const dismissed = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(flag) !== null,
    () => false
  )
  return { dismissed, dismiss: () => dismiss(flag) }
}

export function dismiss(flag: string) {
  localStorage.setItem(flag, String(Date.now()))
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
