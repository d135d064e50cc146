import { useSyncExternalStore } from 'react'
import type { Method } from '~/components/credits/price_list'

/** The methods that this browser can serve; the server cannot know, so it leaves them out. */
export function useOfferedMethods(methods: Method[]) {
  const canPayByBrowser = useSyncExternalStore(never, hasApplePay, () => false)
  return methods.filter(({ needsBrowser }) => canPayByBrowser || !needsBrowser)
}

/** A browser may know Apple Pay and still not be able to pay: without a card, or when managed. */
function hasApplePay() {
  const { ApplePaySession: session } = window as { ApplePaySession?: ApplePay }
  return session?.canMakePayments() ?? false
}

type ApplePay = Readonly<{ canMakePayments(): boolean }>

/** It does not change while the page is open. */
function never() {
  return () => {}
}
