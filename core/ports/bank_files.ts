import type { Collection } from '#core/payments/sepa/collection'
import type { BankFile } from '#core/payments/sepa/statement'

/** The files that a site and its bank exchange: debits go out, statements and refusals come in. */
export abstract class BankFiles {
  /** Reads what the bank tells; throws WrongBankFile for anything else. */
  abstract read(content: Uint8Array): BankFile
  /** Writes debits for the bank to collect. */
  abstract write(collection: Collection): string
}

/** A file that is not what the bank sends, or not whole: nothing of it is taken in. */
export class WrongBankFile extends Error {
  constructor(what: string) {
    super(`The file ${what}`)
  }
}
