import type { Sites } from '#core/repositories/sites'
import type { Site } from '#core/sites/site'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import SiteModel from '#models/site'

export class LucidSites extends LucidRows<Site, string, 'id' | 'createdAt'> implements Sites {
  closed() {
    return SiteModel.closed(this.client)
  }
}
