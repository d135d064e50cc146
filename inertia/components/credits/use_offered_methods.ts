import { useSyncExternalStore } from 'react'
import type { Method } from '~/components/credits/price_list'

/** The methods that this browser can serve; the server cannot know, so it leaves them out. */
export function useOfferedMethods(methods: Method[]) {
  const canPayByBrowser = useSyncExternalStore(never, hasApplePay, () => false)
  return methods.filter(({ needsBrowser }) => canPayByBrowser || !needsBrowser)
}

function hasApplePay() {
  return 'ApplePaySession' in window
}

/** It does not change while the page is open. */
function never() {
  return () => {}
}
