/** Throws away the key of what the browser's history holds of a member's pages, as Inertia does. */
export function forgetHistory() {
  for (const name of ['historyKey', 'historyIv']) sessionStorage.removeItem(name)
}

/** The count on the app icon outlives the page, but not the login. */
export function clearAppBadge() {
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => {})
}
