const name = 'push-askable'
const days = 365

/**
 * Stores in a cookie whether this browser can still be asked for push notifications, so that the
 * server renders the page with or without the alert that offers them.
 */
export function saveAskable(isAskable: boolean) {
  const age = isAskable ? days * 86_400 : 0
  document.cookie = `${name}=1; path=/; max-age=${age}; samesite=lax`
}
