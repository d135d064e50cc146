import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}

const neverChanges = () => () => {}
