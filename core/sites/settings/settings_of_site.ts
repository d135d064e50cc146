import type { Repositories } from '#core/ports/unit_of_work'
import { readSettings } from '#core/sites/settings/settings'

/** The settings of a site as stored, for a rule about a member of it, whatever site they are seen on. */
export async function settingsOfSite({ settings }: Pick<Repositories, 'settings'>, siteId: string) {
  const stored = await settings.where({ siteId })
  return readSettings(Object.fromEntries(stored.map(({ name, value }) => [name, value])))
}
