const days = 365

type Flag =
  | 'hide-disabled-notifications-alert'
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-site-entry-warning'
  | 'hide-time-bonus-banner'
  | 'hide-time-bonus-modal'

/** Stores in a cookie that a notice was closed, so that the server leaves it out. */
export function dismiss(flag: Flag) {
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** Checks the cookie, as another tab may have closed it since the page was loaded. */
export function isDismissed(flag: Flag) {
  return document.cookie.includes(`${flag}=`)
}
