import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Profiles } from '#core/repositories/profiles'
import type { Interest } from '#core/profiles/interests'
import type { Profile } from '#core/profiles/profile'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import type { ShownChanges } from '#adapters/lucid/shown_changes'
import type { StoredTable } from '#adapters/lucid/stored_table'

/** What visitors see of members who agreed to that, and what decides whether they see them. */
const shownColumns = [
  'status',
  'invisible',
  'openToVisitors',
  'ownSiteOnly',
  'mainPhotoId',
  'name',
  'dateOfBirth',
  'gender',
  'country',
  'siteId',
  'captioned',
] as const satisfies readonly (keyof Profile)[]

export class LucidProfiles extends LucidRows<Profile, string, 'id' | 'userId'> implements Profiles {
  constructor(
    client: TransactionClientContract,
    stored: StoredTable<Profile>,
    private shown: ShownChanges
  ) {
    super(client, stored)
  }

  async update(id: string, changes: Partial<Omit<Profile, 'id' | 'userId'>>) {
    await super.update(id, changes)
    if ('advertised' in changes || (await this.#isShown(id, changes))) this.shown.note()
  }

  async setInterests(id: string, interests: readonly Interest[]) {
    await this.client.from('profile_interests').where('profile_id', id).delete()
    const rows = interests.map((interest) => ({ profile_id: id, interest }))
    if (rows.length > 0) await this.client.table('profile_interests').multiInsert(rows)
  }

  /** Whether visitors see what changes. Fictional profiles count, too: pages say whether the site has any. */
  async #isShown(id: string, changes: Partial<Profile>) {
    if (!shownColumns.some((column) => column in changes)) return false
    const told = this.client.from('profiles').where('id', id).whereRaw('(advertised or fictional)')
    return (await told.first()) !== null
  }
}
