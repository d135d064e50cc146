import { column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Locale } from '#core/sites/locales'
import type { NamedPoolSite } from '#core/sites/pool'
import { readSettings } from '#core/sites/settings/settings'
import { instant } from '#models/columns'
import RowWithId from '#models/row_with_id'

type StoredSetting = Readonly<{ site_id: string; name: string; value: string }>

export default class Site extends RowWithId {
  @column()
  declare domain: string

  @column()
  declare name: string

  @column()
  declare domainLanguage: Locale | null

  @instant()
  declare createdAt: DateTime

  /** All sites, the oldest first, with what decides whose members they show. */
  static async ofPool(client: QueryClientContract = db.connection()): Promise<NamedPoolSite[]> {
    const sites = await client
      .from('sites')
      .leftJoin('companies', 'companies.site_id', 'sites.id')
      .orderBy('sites.created_at')
      .select('sites.id', 'sites.name', 'sites.domain')
      .select('companies.name as company', 'companies.country', 'companies.kvk')
    const stored: StoredSetting[] = await client
      .from('settings')
      .whereIn('name', ['countries', 'member_resell', 'share_with_companies'])
      .select('site_id', 'name', 'value')
    return sites.map(({ company: runBy, country, domain, id, kvk, name }) => {
      const own = stored.filter((one) => one.site_id === id)
      const settings = readSettings(
        Object.fromEntries(own.map((one) => [one.name, JSON.parse(one.value)]))
      )
      const company = runBy === null ? null : { name: runBy, country, kvk }
      return { id, name, domain, countries: settings.countries, company, settings }
    })
  }
}
