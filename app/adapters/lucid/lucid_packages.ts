import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Packages } from '#core/repositories/packages'
import { plain } from '#adapters/lucid/plain'
import PackageModel from '#models/package'

export class LucidPackages extends Packages {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await PackageModel.find(id, { client: this.client }))
  }
}
