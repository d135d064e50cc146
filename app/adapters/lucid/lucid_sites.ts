import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Sites } from '#core/repositories/sites'
import Site from '#models/site'

export class LucidSites implements Sites {
  constructor(private client: TransactionClientContract) {}

  closed() {
    return Site.closed(this.client)
  }
}
