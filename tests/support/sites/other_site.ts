import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import Site from '#models/site'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import type { Person } from '#tests/support/people/people'

/** A site beside the first one; answers its id. */
export async function addSite(domain: string, name: string) {
  const [id, createdAt] = [uuid(), DateTime.utc(2100)]
  await Site.create({ id, domain, name, domainLanguage: null, createdAt })
  clearSettingsCache()
  return id
}

/** One that keeps its members to itself; answers its id. */
export async function closedSite() {
  const id = await addSite(`${uuid()}.test`, 'Closed')
  await setSetting('member_resell', false, id)
  return id
}

/** Makes stored people members of another site. */
export async function moveTo(siteId: string, ...people: readonly Person[]) {
  for (const { user, profile } of people) {
    await db.from('users').where('id', user.id).update({ site_id: siteId })
    await db.from('profiles').where('id', profile.id).update({ site_id: siteId })
  }
}
