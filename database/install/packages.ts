import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import { packageCatalogue, type CatalogueEntry } from '#core/credits/catalogue'

/** Puts the catalogue on sale: one package for each tier and currency that is not there yet. */
export async function installPackages(client: TransactionClientContract) {
  const rows = packageCatalogue.flatMap(packagesOf)
  await client.knexQuery().insert(rows).into('packages').onConflict(['tier', 'currency']).ignore()
}

function packagesOf({ tier, credits, amounts }: CatalogueEntry) {
  return Object.entries(amounts).map(([currency, amount]) => {
    return { id: uuid(), tier, credits, currency, amount }
  })
}
