import { callServer } from '~/live/call_server'
import { noteAskable } from '~/push/askable'
import { subscribe } from '~/push/browser'

/** Asks the member, then the browser, with the key that the site publishes. */
export async function switchOn() {
  const permission = Notification.requestPermission()
  const answer = await callServer<'api.settings'>('GET', '/api/settings.php')
  const settings = await answer?.json()
  const key = settings?.push_public_key
  await permission
  const state = key ? await subscribe(key) : null
  noteAskable(state === null)
  return state
}
