/** The part of Apple Pay's browser API that is used. */
export type ApplePayBrowser = Readonly<{
  ApplePaySession?: Readonly<{ canMakePayments(): boolean }>
}>

/**
 * Whether a browser can pay with Apple Pay. It may support it and still be unable to, as without a
 * card; and it throws on pages without HTTPS.
 */
export function hasApplePay({ ApplePaySession: session }: ApplePayBrowser) {
  try {
    return session?.canMakePayments() ?? false
  } catch {
    return false
  }
}
