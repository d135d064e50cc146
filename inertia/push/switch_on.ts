import { callServer } from '~/live/call_server'
import { noteAskable } from '~/push/askable'
import { subscribe } from '~/push/browser'

/** Asks the member, then the browser, with the key that the site publishes. */
export async function switchOn() {
  const permission = Notification.requestPermission()
  const answer = await callServer('GET', '/api/settings.php')
  const key: string | null = (await answer?.json())?.settings?.push_public_key ?? null
  await permission
  const state = key === null ? null : await subscribe(key)
  noteAskable(state === null)
  return state
}
