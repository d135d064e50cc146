import type { SepaFile } from '#core/payments/sepa/sepa_file'
import { SepaFiles } from '#core/repositories/sepa_files'

export class InMemorySepaFiles extends SepaFiles {
  readonly rows = new Map<string, SepaFile>()

  async find(messageId: string) {
    return this.rows.get(messageId) ?? null
  }

  async add(file: SepaFile) {
    if (this.rows.has(file.messageId)) throw new Error(`${file.messageId} is taken`)
    this.rows.set(file.messageId, file)
  }
}
