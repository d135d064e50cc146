import { router } from '@inertiajs/react'
import { isConnected } from '~/live/connection'
import { emit } from '~/live/events'
import { noteAskable } from '~/push/askable'
import { currentSubscription, isCapable, store } from '~/push/browser'

type FromWorker =
  { type: 'NEW_PUSH_MESSAGE' } | { type: 'NEW_PUSH_CLICK'; openUrl: string; checkUrl: string }

let listens = false

/**
 * Where pushes are allowed, listens to the service worker, and stores its subscription for the login
 * of this moment; else notes whether the browser may be asked. The installed app has the service
 * worker in any case: it knows what to show without a line.
 */
export async function keepPush() {
  const subscription = await currentSubscription()
  noteAskable(!subscription && isCapable() && Notification.permission !== 'denied')
  if (isInstalled() || subscription) await navigator.serviceWorker.register('/sw-push.js')
  if (Notification.permission !== 'granted') return
  if (!listens) navigator.serviceWorker.addEventListener('message', hear)
  listens = true
  if (subscription) await store(subscription)
}

function isInstalled() {
  return matchMedia('(display-mode: standalone)').matches
}

function hear({ data, ports }: MessageEvent<FromWorker>) {
  // A tab that has lost its stream hears by push that it missed something.
  if (data.type === 'NEW_PUSH_MESSAGE' && !isConnected()) emit({ type: 'connected', again: true })
  if (data.type !== 'NEW_PUSH_CLICK') return
  const { pathname, search, origin } = new URL(data.openUrl, location.origin)
  if (origin === location.origin) router.visit(pathname + search)
  ports[0]?.postMessage('going')
}
