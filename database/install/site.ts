import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import Site from '#models/site'
import { DateTime } from 'luxon'

/** The first site, where there is none: it answers on every host that has no site of its own. */
export async function installSite(client: TransactionClientContract) {
  const known = await Site.query({ client }).first()
  if (known) return known
  return Site.create(
    {
      id: uuid(),
      domain: 'localhost',
      name: 'Vonk',
      domainLanguage: null,
      createdAt: DateTime.utc(),
    },
    { client }
  )
}
