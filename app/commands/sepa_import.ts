import { readFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { importBankFile } from '#support/sepa/import_bank_file'
import { WrongBankFile } from '#support/sepa/wrong_bank_file'

export default class SepaImport extends BaseCommand {
  static commandName = 'sepa:import'
  static description = 'Take in what the bank tells: a statement (camt.053) or refusals (pain.002)'
  static options = { startApp: true }

  @args.string({ description: 'The file as the bank made it; taking it in again changes nothing' })
  declare file: string

  async run() {
    const ports = await this.app.container.make(Ports)
    try {
      const findings = await importBankFile(ports, await readFile(this.file))
      for (const { text, needsAPerson } of findings) {
        if (needsAPerson) this.logger.warning(text)
        else this.logger.info(text)
      }
      const waiting = findings.filter(({ needsAPerson }) => needsAPerson).length
      this.logger.success(`${findings.length} taken in, ${waiting} to look at`)
    } catch (error) {
      if (!isOfTheFile(error)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}

/** Missing, unreadable, or not what the bank sends: the operator's to put right. */
function isOfTheFile(error: unknown): error is Error {
  return error instanceof WrongBankFile || (error instanceof Error && 'syscall' in error)
}
