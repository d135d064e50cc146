import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import { packageCatalogue, type CatalogueEntry } from '#core/credits/catalogue'

/** Adds the missing packages of the catalogue: one for each tier and currency. */
export async function installPackages(client: TransactionClientContract) {
  const rows = packageCatalogue.flatMap(packagesOf)
  await client.knexQuery().insert(rows).into('packages').onConflict(['tier', 'currency']).ignore()
}

function packagesOf({ tier, credits, amounts }: CatalogueEntry) {
  return Object.entries(amounts).map(([currency, amount]) => {
    return { id: uuid(), tier, credits, currency, amount }
  })
}
