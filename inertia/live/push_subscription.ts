/** Whether this browser gets pushes of the site; one that cannot, or will not say, does not. */
export async function pushIsSubscribed() {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    return Boolean(subscription)
  } catch {
    return false
  }
}

let keptFor: string | null = null

/** Only for members, where there are pushes: to everybody else the code does not travel. */
export async function keepPushFor(profileId: string | null) {
  if (keptFor === profileId) return
  keptFor = profileId
  if (profileId === null || !('serviceWorker' in navigator && 'Notification' in window)) return
  const { keepPush } = await import('~/push/keep')
  // A browser that will not say gets no pushes; the page goes on without.
  await keepPush().catch(() => {})
}
