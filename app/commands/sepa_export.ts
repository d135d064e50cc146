import { writeFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { exportBankFile, readBankFile } from '#core/admin/money/export_bank_file'
import { formatDecimal } from '#core/decimal'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { creditorOf } from '#queries/payments/company_account'
import { OperatorCommand } from '#terminal/operator_command'

export default class SepaExport extends OperatorCommand {
  static commandName = 'sepa:export'
  static description = 'Write the debits that are ready to a file for the bank (pain.008.001.08)'
  static help = ['{{ binaryName }} sepa:export --days=3 --to=debits.xml']
  static options = { startApp: true }

  @flags.string({ description: 'Domain of the site; without it, the first one' })
  declare site?: string

  @flags.number({
    description: 'Include debits that are collected within this number of days',
    default: 5,
  })
  declare days: number

  @flags.string({ description: 'Write the file with this message id again, unchanged' })
  declare again?: string

  @flags.string({
    description: 'Path of the file; by default its message id, in the current directory',
  })
  declare to?: string

  async run() {
    const ports = await this.app.container.make(Ports)
    const file = this.again ? await this.#known(ports, this.again) : await this.#make(ports)
    if (file) await this.#write(file)
  }

  async #known(ports: Ports, messageId: string) {
    const found = await readBankFile(ports, { by: terminal, messageId })
    return found.ok ? found.value : this.fail(`There is no file ${messageId}`)
  }

  async #make(ports: Ports) {
    const site = await this.#site()
    if (!site) return this.fail(`No such site: ${this.site}`)
    const made = await exportBankFile(ports, {
      by: terminal,
      siteId: site.id,
      creditor: await creditorOf(site.id),
      description: site.name,
      days: this.days,
    })
    if (made.ok) return made.value
    if (made.refusal === 'nothing_to_collect') {
      return void this.done({ count: 0 }, 'No debit is ready for the bank')
    }
    this.fail(
      made.refusal === 'days_out_of_range'
        ? '--days takes a whole number from 0 to 90'
        : 'The company has no IBAN or creditor identifier yet: set them with company:set'
    )
  }

  /** The file is stored in the database first: if writing it fails, `--again` repeats it. */
  async #write({ messageId, content, count, sum }: SepaFile) {
    const path = this.to ?? `${messageId}.xml`
    try {
      // Readable by the operator only, and never over an existing file: it has names and IBANs.
      await writeFile(path, content, { mode: 0o600, flag: 'wx' })
      this.done(
        { path, messageId, count, sum },
        `${path}: ${count} debits, ${formatDecimal(sum)} EUR`
      )
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      this.fail(`${error.message}. Make it again with --again=${messageId}`)
    }
  }

  #site() {
    if (this.site) return Site.findBy('domain', this.site)
    return Site.query().orderBy('createdAt').first()
  }
}
