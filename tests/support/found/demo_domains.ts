import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { demoDomains, insertDomains } from '#database/demo/domains'
import { insertVariants } from '#database/demo/variants'
import { transact } from '#database/transact'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'

/** Adds the domains of the demo to the site of the tests; answers those of all sites. */
export async function addDemoDomains() {
  await transact(db, insertDomains)
  invalidateSites()
  return ['localhost', ...demoDomains.map(({ domain }) => domain)]
}

/** Adds the variants of the demo to the first site of the tests. */
export async function addDemoVariants() {
  const { id } = await Site.query().orderBy('createdAt').firstOrFail()
  await transact(db, (client) => insertVariants(client, id, DateTime.utc()))
}
