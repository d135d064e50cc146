import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { isReturn } from '#core/notifications/mail/plan_news_mail'
import type { Member } from '#models/member'
import NewsMail from '#models/news_mail'
import { isLooking, setStreamVisible } from '#live/streams'
import { publishToNodes } from '#live/nodes'

/** Records that the member is on the site, which presence and search order depend on. */
export async function recordActivity({ user, profile }: Member, now: DateTime) {
  await db.from('users').where('id', user.id).update({ last_seen_at: now.toMillis() })
  await db.from('profiles').where('id', profile.id).update({ last_active_at: now.toMillis() })
  if (isReturn(profile.lastActiveAt, now)) await NewsMail.noteReturn(profile.id)
}

/** Marks the member as seeing a page, by the id of its stream where it has one. */
export async function markVisible(profileId: string, uid?: string) {
  const isHere = setStreamVisible(profileId, uid, true)
  if (uid && !isHere) publishToNodes({ type: 'shown', profileId, uid })
  await setPageVisible(profileId, true)
}

/**
 * Marks the member as seeing no page once this one was hidden or closed; a node on which they see
 * another one corrects it.
 */
export async function markHidden(profileId: string, uid?: string) {
  // The pages of a node that shuts down reconnect to another.
  if (app.isTerminating) return
  setStreamVisible(profileId, uid, false)
  await setPageVisible(profileId, false)
  publishToNodes({ type: 'hidden', profileId, uid })
  await correctVisible(profileId)
}

/** What another node told of a page that may have its stream here. */
export async function noteVisibility(profileId: string, uid: string | undefined, visible: boolean) {
  setStreamVisible(profileId, uid, visible)
  if (!visible) await correctVisible(profileId)
}

/** Whether the member sees a page, on any node. */
export async function hasVisiblePage(profileId: string) {
  const visible = db.from('profiles').where({ id: profileId, page_visible: true })
  return (await visible.first()) !== null
}

async function correctVisible(profileId: string) {
  if (isLooking(profileId)) await setPageVisible(profileId, true)
}

async function setPageVisible(id: string, visible: boolean) {
  await db.from('profiles').where({ id, page_visible: !visible }).update({ page_visible: visible })
}
