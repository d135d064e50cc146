import type { Collection } from '#core/payments/sepa/collection'
import { BankFiles } from '#core/ports/bank_files'
import { readBankFile } from '#adapters/sepa/read_bank_file'
import { writeCollection } from '#adapters/sepa/write_collection'

/** The bank files of SEPA: XML by ISO 20022. */
export class Iso20022BankFiles extends BankFiles {
  read(content: Uint8Array) {
    return readBankFile(content)
  }

  write(collection: Collection) {
    return writeCollection(collection)
  }
}
