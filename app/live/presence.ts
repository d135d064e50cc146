import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { isListening } from '#live/streams'
import { publishToNodes } from '#live/nodes'

/** Marks the member as having an open page. */
export async function markOnline(profileId: string) {
  await setListening(profileId, true)
}

/**
 * Marks the member as having none after the last page on this node closed; a node that still has
 * one corrects it.
 */
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

/** Whether the member has a subscribed page, on any node. */
export async function hasOpenPage(profileId: string) {
  const listening = db.from('profiles').where({ id: profileId, listening: true })
  return (await listening.first()) !== null
}

async function setListening(profileId: string, listening: boolean) {
  await db.from('profiles').where({ id: profileId, listening: !listening }).update({ listening })
}
