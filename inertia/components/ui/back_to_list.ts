import type { MouseEvent } from 'react'

/**
 * Leads to a list that is one step behind as it was left, by the browser's history. Elsewhere, and where the
 * browser does not say what is behind, the link itself is followed.
 */
export function backToList(event: MouseEvent) {
  if (!('navigation' in window) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { currentEntry } = navigation
  const behind = navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url
  const { pathname } = event.currentTarget as HTMLAnchorElement
  if (!behind || new URL(behind).pathname !== pathname) return
  event.preventDefault()
  history.back()
}
