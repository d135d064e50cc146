import { useEffect, useRef } from 'react'

let onBack: (() => void) | null = null

/** Must be called before Inertia adds its listener, to run before it. */
export function listenForBackButton() {
  window.addEventListener('popstate', (event) => {
    if (!onBack) return
    event.stopImmediatePropagation()
    onBack()
  })
}

/**
 * While mounted, the browser's back button closes something instead of leaving the page; while
 * `stays`, it does nothing. The added history entry is the same page, so Inertia is not involved.
 */
export function useCloseOnBack(stays: boolean, close: () => void) {
  const latest = useRef({ stays, close })
  useEffect(() => {
    latest.current = { stays, close }
  })
  useEffect(() => {
    addEntry()
    onBack = () => (latest.current.stays ? addEntry() : latest.current.close())
    return () => {
      onBack = null
    }
  }, [])
}

function addEntry() {
  history.pushState(history.state, '')
}
