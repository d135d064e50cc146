/** What a page finds of it in a browser. */
export type ApplePayBrowser = Readonly<{
  ApplePaySession?: Readonly<{ canMakePayments(): boolean }>
}>

/**
 * Whether a browser can pay with Apple Pay. It may know of it and still not be able to, as without
 * a card; and it throws where a page did not come over a safe line.
 */
export function hasApplePay({ ApplePaySession: session }: ApplePayBrowser) {
  try {
    return session?.canMakePayments() ?? false
  } catch {
    return false
  }
}
