import { column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import { readSettings } from '#core/sites/settings/settings'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Site extends RowWithId {
  @column()
  declare domain: string

  @column()
  declare name: string

  @column()
  declare domainLanguage: Locale | null

  @instant()
  declare createdAt: DateTime

  /** The ids of the sites that keep their members to themselves (`member_resell` is off). */
  static async closed(client: QueryClientContract = db.connection()): Promise<string[]> {
    const rows = await client
      .from('settings')
      .where('name', 'member_resell')
      .select('site_id', 'value')
    return rows.filter(({ value }) => keepsMembers(value)).map((row) => row.site_id)
  }
}

function keepsMembers(value: string) {
  return !readSettings({ member_resell: JSON.parse(value) }).memberResell
}
