import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import { SepaFiles } from '#core/repositories/sepa_files'
import { plain } from '#adapters/lucid/plain'
import SepaFileModel from '#models/sepa_file'

export class LucidSepaFiles extends SepaFiles {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(messageId: string) {
    return plain(await SepaFileModel.find(messageId, { client: this.client }))
  }

  async add(file: SepaFile) {
    await SepaFileModel.create(file, { client: this.client })
  }
}
