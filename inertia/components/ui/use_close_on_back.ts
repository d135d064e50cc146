import { useEffect, useRef } from 'react'

let onBack: (() => void) | null = null

/** To be called before Inertia listens: a browser tells of its buttons in the order one asked. */
export function listenForBackButton() {
  window.addEventListener('popstate', (event) => {
    if (!onBack) return
    event.stopImmediatePropagation()
    onBack()
  })
}

/**
 * While it is mounted, the browser's back button closes something instead of leaving the page;
 * not even that while `stays`. The entry of the history is the page once more, so Inertia need
 * not hear of it.
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
