import { writeFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import { exportDebits, findExportedFile } from '#core/payments/sepa/export_debits'
import { formatDecimal } from '#core/decimal'
import type { Creditor } from '#core/payments/sepa/collection'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { companyAccountOf } from '#queries/payments/company_account'

export default class SepaExport extends BaseCommand {
  static commandName = 'sepa:export'
  static description = 'Write the debits that are ready to a file for the bank (pain.008.001.08)'
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
    const found = await findExportedFile(ports, { messageId })
    return found.ok ? found.value : this.#fail(`There is no file ${messageId}`)
  }

  async #make(ports: Ports) {
    const site = await this.#site()
    if (!site) return this.#fail(`No such site: ${this.site}`)
    const creditor = await creditorOf(site.id)
    if (!creditor)
      return this.#fail(
        'The company has no IBAN or creditor identifier yet: set them with company:set'
      )
    const { id: siteId, name: description } = site
    const made = await exportDebits(ports, { siteId, creditor, description, days: this.days })
    if (made.ok) return made.value
    this.logger.info('No debit is ready for the bank')
  }

  /** The file is stored in the database first: if writing it fails, `--again` repeats it. */
  async #write({ messageId, content, count, sum }: SepaFile) {
    const path = this.to ?? `${messageId}.xml`
    try {
      // Readable by the operator only, and never over an existing file: it has names and IBANs.
      await writeFile(path, content, { mode: 0o600, flag: 'wx' })
      this.logger.success(`${path}: ${count} debits, ${formatDecimal(sum)} EUR`)
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      this.#fail(`${error.message}. Make it again with --again=${messageId}`)
    }
  }

  #site() {
    if (this.site) return Site.findBy('domain', this.site)
    return Site.query().orderBy('createdAt').first()
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}

/** The company of a site as creditor; null where it cannot collect direct debits. */
async function creditorOf(siteId: string): Promise<Creditor | null> {
  const account = await companyAccountOf(siteId)
  if (!account?.iban || !account.creditorId) return null
  const { name, iban, bic, creditorId } = account
  return { name, iban, bic, creditorId }
}
