import { loadChunk } from '~/reload_guard'

/** Whether this browser is subscribed to push notifications; false when it cannot tell. */
export async function pushIsSubscribed() {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    return Boolean(subscription)
  } catch {
    return false
  }
}

let initializedFor: string | null = null

/** Loads the push code for members only, in browsers that support it. */
export async function initPushFor(profileId: string | null) {
  if (initializedFor === profileId) return
  initializedFor = profileId
  if (profileId === null || !('serviceWorker' in navigator && 'Notification' in window)) return
  const push = await loadChunk(() => import('~/push/init_push'))
  // Without a usable push service the page works all the same.
  await push?.initPush().catch(() => {})
}
