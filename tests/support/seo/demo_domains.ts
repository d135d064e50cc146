import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { insertCompany } from '#database/demo/company'
import { demoDomains, insertDomains } from '#database/demo/domains'
import { insertVariants } from '#database/demo/variants'
import { transact } from '#database/transact'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'

/** Adds the domains of the demo to the site of the tests, all run by one company; answers those of all sites. */
export async function addDemoDomains() {
  const { id } = await firstSite()
  await transact(db, async (client) => {
    await insertCompany(client, id)
    await insertDomains(client)
  })
  invalidateSites()
  return ['localhost', ...demoDomains.map(({ domain }) => domain)]
}

/** Adds the variants of the demo to the first site of the tests. */
export async function addDemoVariants() {
  const { id } = await firstSite()
  await transact(db, (client) => insertVariants(client, id, DateTime.utc()))
}

function firstSite() {
  return Site.query().orderBy('createdAt').firstOrFail()
}
