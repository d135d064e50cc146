/** A file that is not what the bank sends, or not whole: nothing of it is taken in. */
export class WrongBankFile extends Error {
  constructor(what: string) {
    super(`The file ${what}`)
  }
}
