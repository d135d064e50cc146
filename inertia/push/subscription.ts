import { callServer } from '~/live/call_server'

/** Push state of this browser; null while the member has not been asked. */
export type PushState = null | 'subscribed' | 'denied' | 'unsupported'

export async function readPushState(publicKey: string | null): Promise<PushState> {
  if (!publicKey || !isCapable()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  if (!subscription || !isMadeWith(subscription, publicKey)) return null
  return Notification.permission === 'granted' ? 'subscribed' : null
}

export function isCapable() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks for permission, subscribes, and stores the subscription on the server. */
export async function subscribe(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  if (permission !== 'granted') return null
  await navigator.serviceWorker.register('/sw-push.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const earlier = await pushManager.getSubscription()
  if (earlier && !isMadeWith(earlier, publicKey)) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  if (await store(subscription)) return 'subscribed'
  await subscription.unsubscribe()
  return null
}

/** Ends the subscription in the browser and on the server. */
export async function unsubscribe(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (!subscription) return null
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await callServer('DELETE', '/notifications/push', { endpoint })
  return null
}

export async function store(subscription: PushSubscription) {
  const answer = await callServer('POST', '/api/user.php?push=1', subscription.toJSON())
  return answer?.ok ?? false
}

/** Null also where the browser refuses to keep site data. */
export async function currentSubscription() {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** After a change of keys, nothing is delivered to a subscription of before. */
function isMadeWith({ options }: PushSubscription, publicKey: string) {
  const key = options.applicationServerKey
  return key !== null && String(new Uint8Array(key)) === String(bytesOf(publicKey))
}

function bytesOf(base64url: string) {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
