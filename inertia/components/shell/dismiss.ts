const days = 365

type Flag =
  | 'hide-disabled-notifications-alert'
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-site-entry-warning'
  | 'hide-time-bonus-banner'
  | 'hide-time-bonus-modal'

/** Keeps when a notice was closed, in a cookie: the server then leaves it out (section 9). */
export function dismiss(flag: Flag) {
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** As far as this browser knows: another tab may have closed it since the page came. */
export function isDismissed(flag: Flag) {
  return document.cookie.includes(`${flag}=`)
}
