import { flags } from '@adonisjs/core/ace'
import i18nManager from '@adonisjs/i18n/services/main'
import { errors } from '@vinejs/vine'
import { terminal } from '#core/admin/admin'
import { setCompany } from '#core/admin/sites/set_company'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { readCompany } from '#validators/sites/read_company'
import { OperatorCommand } from '#terminal/operator_command'

export default class CompanySet extends OperatorCommand {
  static commandName = 'company:set'
  static description = 'Set the company that runs a site; flags that are left out change nothing'
  static help = [
    "{{ binaryName }} company:set --company-name='Flirt B.V.' --country=NL --vat-number=NL001234567B01",
  ]
  static options = { startApp: true }

  @flags.string({ description: 'Domain of the site; without it, the first one' })
  declare site?: string

  @flags.string({ description: 'Name of the company' })
  declare companyName?: string

  @flags.string({ description: 'Street and number' })
  declare address?: string

  @flags.string({ description: 'Postal code and town' })
  declare city?: string

  @flags.string({ description: 'Two-letter code of the country' })
  declare country?: string

  @flags.string({ description: 'Time zone of its invoices, such as Europe/Amsterdam' })
  declare timeZone?: string

  @flags.string({ description: 'Number in the trade register of its country, or "none"' })
  declare kvk?: string

  @flags.string({ description: 'Court or office that keeps the register, or "none"' })
  declare registerCourt?: string

  @flags.string({ description: 'Who acts for it; in France, the publication director, or "none"' })
  declare representatives?: string

  @flags.string({ description: 'Share capital, or "none"' })
  declare shareCapital?: string

  @flags.string({ description: 'Hosting company: name, address, phone, or "none"' })
  declare host?: string

  @flags.string({ description: 'Data protection officer, or "none"' })
  declare dpo?: string

  @flags.string({ description: 'Representative in the European Union, or "none"' })
  declare euRepresentative?: string

  @flags.string({ description: 'Representative in the United Kingdom, or "none"' })
  declare ukRepresentative?: string

  @flags.string({ description: 'Representative in Switzerland, or "none"' })
  declare chRepresentative?: string

  @flags.string({ description: 'Dispute body: name and website, or "none"' })
  declare disputeBody?: string

  @flags.array({ description: 'A trade name; may be repeated' })
  declare tradename?: string[]

  @flags.array({ description: 'A VAT number; may be repeated' })
  declare vatNumber?: string[]

  @flags.string({ description: 'Phone number of support, or "none"' })
  declare supportPhone?: string

  @flags.string({ description: 'IBAN that receives bank transfers, or "none"' })
  declare iban?: string

  @flags.string({ description: 'BIC of that account, or "none"' })
  declare bic?: string

  @flags.string({ description: 'SEPA creditor identifier for direct debits, or "none"' })
  declare creditorId?: string

  @flags.number({
    description: 'Discount in per cent for members about to delete their account; 0 for none',
  })
  declare deleteDiscount?: number

  @flags.boolean({
    description: 'Another company takes over: members are asked to accept its terms',
  })
  declare takesOver?: boolean

  async run() {
    const site = await this.#site()
    if (!site) return this.fail(`No such site: ${this.site}`)
    try {
      const changes = await readCompany(site.id, this.#changes)
      const ports = await this.app.container.make(Ports)
      const takesOver = this.takesOver ?? false
      const set = await setCompany(ports, { by: terminal, siteId: site.id, changes, takesOver })
      if (set.ok) {
        const { added, name } = set.value
        const company = { changed: true, name, site: site.domain, since: added.toISO() }
        return this.done(company, `${name} runs ${site.domain} since ${added.toISO()}`)
      }
      if (set.refusal === 'nothing_changed') {
        return this.done({ changed: false }, 'Nothing would change')
      }
      this.fail(i18nManager.locale('en').t(`admin.refusals.${set.refusal}`, set.details))
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      this.fail(...error.messages.map(({ message }: { message: string }) => message))
    }
  }

  get #changes() {
    return {
      name: this.companyName,
      address: this.address,
      city: this.city,
      country: this.country,
      timeZone: this.timeZone,
      kvk: this.kvk,
      registerCourt: this.registerCourt,
      representatives: this.representatives,
      shareCapital: this.shareCapital,
      host: this.host,
      dpo: this.dpo,
      euRepresentative: this.euRepresentative,
      ukRepresentative: this.ukRepresentative,
      chRepresentative: this.chRepresentative,
      disputeBody: this.disputeBody,
      supportPhone: this.supportPhone,
      deleteDiscount: this.deleteDiscount,
      iban: this.iban,
      bic: this.bic,
      creditorId: this.creditorId,
      tradenames: this.tradename,
      vatNumbers: this.vatNumber,
    }
  }

  #site() {
    if (this.site) return Site.findBy('domain', this.site)
    return Site.query().orderBy('createdAt').first()
  }
}
