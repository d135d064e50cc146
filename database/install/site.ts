import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'

type SiteRow = Readonly<{ id: string }>

/** Adds the first site, if there is none: it answers on every host without a site of its own. */
export async function installSite(client: TransactionClientContract): Promise<SiteRow> {
  const known: SiteRow | null = await client.from('sites').select('id').first()
  if (known) return known
  const site = {
    id: uuid(),
    domain: 'localhost',
    name: 'Vonk',
    domain_language: null,
    created_at: DateTime.utc().toMillis(),
  }
  await client.table('sites').insert(site)
  return site
}
