const days = 365

type Flag =
  | 'hide-disabled-notifications-alert'
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-site-entry-warning'
  | 'hide-time-bonus-banner'

/** Keeps when a notice was closed, in a cookie: the server then leaves it out (section 9). */
export function dismiss(flag: Flag) {
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}
