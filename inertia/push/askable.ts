const name = 'push-askable'
const days = 365

/**
 * Tells the server whether this browser can still be asked for pushes: so that the page comes with
 * the alert that offers them, or without, from the first moment.
 */
export function noteAskable(isAskable: boolean) {
  const age = isAskable ? days * 86_400 : 0
  document.cookie = `${name}=1; path=/; max-age=${age}; samesite=lax`
}
