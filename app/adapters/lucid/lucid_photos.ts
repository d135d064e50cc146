import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Photo } from '#core/profiles/photos/photo'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import type { ShownChanges } from '#adapters/lucid/shown_changes'
import type { StoredTable } from '#adapters/lucid/stored_table'

/** What visitors see of a photo, and what decides whether they see it. */
const shownColumns = ['status', 'isPrivate', 'caption'] as const satisfies readonly (keyof Photo)[]

export class LucidPhotos extends LucidRows<Photo, string, 'id'> {
  constructor(
    client: TransactionClientContract,
    stored: StoredTable<Photo>,
    private shown: ShownChanges
  ) {
    super(client, stored)
  }

  async update(id: string, changes: Partial<Omit<Photo, 'id'>>) {
    await super.update(id, changes)
    if (shownColumns.some((column) => column in changes)) await this.#noteWhereShown(id)
  }

  async remove(id: string) {
    await this.#noteWhereShown(id)
    await super.remove(id)
  }

  /** Visitors see main photos of members who agreed to that. */
  async #noteWhereShown(id: string) {
    const owner = this.client.from('profiles').where('main_photo_id', id).whereRaw('advertised')
    if (await owner.first()) this.shown.note()
  }
}
