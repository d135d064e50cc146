const days = 365

export type Flag =
  | 'hide-activation-reminder'
  | 'hide-claim-alert'
  | 'hide-disabled-notifications-alert'
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-terms-alert'
  | 'hide-time-bonus-banner'
  | 'hide-time-bonus-modal'

/** Where cookies are refused it lasts as long as the page. */
let kept = ''

/** Stores in a cookie when a notice was closed; the server decides for how long it stays so. */
export function dismiss(flag: Flag) {
  kept += `${flag}=`
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** Checks the cookie, as another tab may have closed it since the page was loaded. */
export function isDismissed(flag: Flag) {
  return (kept + document.cookie).includes(`${flag}=`)
}
