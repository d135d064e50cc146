import type { Package } from '#core/credits/package'
import { Packages } from '#core/repositories/packages'

export class InMemoryPackages extends Packages {
  readonly rows = new Map<string, Package>()

  async find(id: string) {
    return this.rows.get(id) ?? null
  }
}
