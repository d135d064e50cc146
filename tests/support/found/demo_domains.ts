import db from '@adonisjs/lucid/services/db'
import { demoDomains, insertDomains } from '#database/demo/domains'
import { transact } from '#database/transact'
import { invalidateSites } from '#queries/sites/current_site'

/** Adds the domains of the demo to the site of the tests; answers those of all sites. */
export async function addDemoDomains() {
  await transact(db, insertDomains)
  invalidateSites()
  return ['localhost', ...demoDomains.map(({ domain }) => domain)]
}
