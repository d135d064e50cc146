import { useSyncExternalStore } from 'react'
import { type ApplePayBrowser, hasApplePay } from '~/components/credits/apple_pay'
import type { Method } from '~/components/credits/price_list'

/** The methods that this browser can serve; the server cannot know, so it leaves them out. */
export function useOfferedMethods(methods: Method[]) {
  const canPayByBrowser = useSyncExternalStore(never, askBrowser, () => false)
  return methods.filter(({ needsBrowser }) => canPayByBrowser || !needsBrowser)
}

/** It does not change while the page is open. */
function never() {
  return () => {}
}

function askBrowser() {
  return hasApplePay(window as ApplePayBrowser)
}
