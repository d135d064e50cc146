import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Packages } from '#core/ports/packages'
import PackageModel from '#models/package'

export class LucidPackages extends Packages {
  constructor(private client: TransactionClientContract) {
    super()
  }

  find(id: string) {
    return PackageModel.find(id, { client: this.client })
  }
}
