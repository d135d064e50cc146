/** Whether this browser can make and use passkeys; asked once scripts run. */
export function canUsePasskeys() {
  return 'PublicKeyCredential' in window
}
