import type { Collection } from '#core/payments/sepa/collection'
import type { BankFile } from '#core/payments/sepa/statement'

/** The files exchanged with a bank: debits go out, statements and status reports come in. */
export abstract class BankFiles {
  /** Parses a statement or status report; throws WrongBankFile for anything else. */
  abstract read(content: Uint8Array): BankFile
  /** Writes debits for the bank to collect. */
  abstract write(collection: Collection): string
}

/** A file that is incomplete or none of the bank's: nothing of it is imported. */
export class WrongBankFile extends Error {
  constructor(what: string) {
    super(`The file ${what}`)
  }
}
