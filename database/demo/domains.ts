import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Locale } from '#core/sites/locales'
import { approvePhotosAtOnce } from '#database/demo/approve_photos'
import { insertCompany } from '#database/demo/company'
import { demoId } from '#database/demo/ids'

type Domain = Readonly<{ domain: string; name: string; language: Locale }>

/** Browsers find these on the machine itself. */
export const demoDomains: readonly Domain[] = [
  { domain: 'vonk.localhost', name: 'Vonk Worldwide', language: 'en' },
  { domain: 'nl.vonk.localhost', name: 'Vonk Nederland', language: 'nl' },
  { domain: 'pl.vonk.localhost', name: 'Vonk Polska', language: 'pl' },
]

type FirstSite = Readonly<{ created_at: number }>

/** Adds the domains of the demo that have a language of their own; those that are there stay. */
export async function insertDomains(client: TransactionClientContract) {
  const first: FirstSite = await client.from('sites').orderBy('created_at').firstOrFail()
  for (const [index, { domain, language, name }] of demoDomains.entries()) {
    if (await client.from('sites').where({ domain }).first()) continue
    const number = index + 1
    const id = demoId('site', number)
    await client.table('sites').insert({
      id,
      domain,
      name,
      domain_language: language,
      // The first site stays the one that answers where no other does.
      created_at: Number(first.created_at) + number,
    })
    await insertCompany(client, id)
    await approvePhotosAtOnce(client, id)
  }
}
