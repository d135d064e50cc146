import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'

type SiteRow = Readonly<{ id: string }>
type Row = SiteRow & Readonly<{ domain: string }>

/**
 * Adds the first site, if there is none: it answers on every host without a site of its own. Once an
 * installation that was tried at localhost gets a domain, so does its site.
 */
export async function installSite(
  client: TransactionClientContract,
  domain: string
): Promise<SiteRow> {
  const [known]: Row[] = await client.from('sites').select('id', 'domain').orderBy('created_at')
  if (known?.domain === 'localhost') await client.from('sites').where(known).update({ domain })
  if (known) return known
  const site = {
    id: uuid(),
    domain,
    name: 'Vonk',
    domain_language: null,
    created_at: DateTime.utc().toMillis(),
  }
  await client.table('sites').insert(site)
  return site
}
