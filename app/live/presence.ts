import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { isListening } from '#live/streams'
import { publishToNodes } from '#live/nodes'

/** Notes that a page of the member is open. */
export async function markOnline(profileId: string) {
  await setListening(profileId, true)
}

/** Notes that the last page on this node is gone; a node that still has one corrects it. */
export async function markOffline(profileId: string) {
  // The pages of a node that shuts down reconnect to another.
  if (app.isTerminating) return
  await setListening(profileId, false)
  publishToNodes({ type: 'left', profileId })
  await refreshOnline(profileId)
}

export async function refreshOnline(profileId: string) {
  if (isListening(profileId)) await setListening(profileId, true)
}

/** Whether a page of the member listens, here or at another node. */
export async function hasOpenPage(profileId: string) {
  const listening = db.from('profiles').where({ id: profileId, listening: true })
  return (await listening.first()) !== null
}

async function setListening(profileId: string, listening: boolean) {
  await db.from('profiles').where({ id: profileId, listening: !listening }).update({ listening })
}
