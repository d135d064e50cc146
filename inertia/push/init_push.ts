import { router } from '@inertiajs/react'
import { isConnected } from '~/live/connection'
import { emit } from '~/live/events'
import { noteAskable } from '~/push/askable'
import { currentSubscription, isCapable, store } from '~/push/subscription'

type FromWorker =
  { type: 'NEW_PUSH_MESSAGE' } | { type: 'NEW_PUSH_CLICK'; openUrl: string; checkUrl: string }

let isListening = false

/**
 * Where push is allowed, listens to the service worker and stores its subscription for the current
 * login; otherwise notes whether the browser may be asked. The installed app always registers the
 * service worker, for its offline page.
 */
export async function initPush() {
  const subscription = await currentSubscription()
  noteAskable(!subscription && isCapable() && Notification.permission !== 'denied')
  if (isInstalled() || subscription) await navigator.serviceWorker.register('/sw-push.js')
  if (Notification.permission !== 'granted') return
  if (!isListening) navigator.serviceWorker.addEventListener('message', onMessage)
  isListening = true
  if (subscription) await store(subscription)
}

function isInstalled() {
  return matchMedia('(display-mode: standalone)').matches
}

function onMessage({ data, ports }: MessageEvent<FromWorker>) {
  // A push tells a tab without a stream that it has missed events.
  if (data.type === 'NEW_PUSH_MESSAGE' && !isConnected()) emit({ type: 'connected', again: true })
  if (data.type !== 'NEW_PUSH_CLICK') return
  const { pathname, search, origin } = new URL(data.openUrl, location.origin)
  if (origin === location.origin) router.visit(pathname + search)
  ports[0]?.postMessage('going')
}
