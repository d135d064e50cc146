import { callServer } from '~/live/call_server'
import { noteAskable } from '~/push/askable'
import { subscribe } from '~/push/subscription'

/** Asks for permission and subscribes with the site's public key. */
export async function enablePush() {
  const permission = Notification.requestPermission()
  const answer = await callServer<'api.settings'>('GET', '/api/settings.php')
  const settings = await answer?.json()
  const key = settings?.push_public_key
  await permission
  const state = key ? await subscribe(key) : null
  noteAskable(state === null)
  return state
}
