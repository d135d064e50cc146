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
