import { BaseCommand, flags } from '@adonisjs/core/ace'
import { errors } from '@vinejs/vine'
import { DateTime } from 'luxon'
import Company from '#models/company'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { companyChanges, newCompany } from '#validators/sites/company'

export default class CompanySet extends BaseCommand {
  static commandName = 'company:set'
  static description = 'Set the company that runs a site; flags that are left out change nothing'
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

  @flags.string({ description: 'Number in the trade register, or "none"' })
  declare kvk?: string

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
    if (!site) return this.#fail([`No such site: ${this.site}`])
    try {
      const company = await enterCompany(site, this.#changes, { takesOver: this.takesOver })
      this.logger.success(`${company.name} runs ${site.domain} since ${company.added.toISO()}`)
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      this.#fail(error.messages.map(({ message }: { message: string }) => message))
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

  #fail(reasons: readonly string[]) {
    for (const reason of reasons) this.logger.error(reason)
    this.exitCode = 1
  }
}

/**
 * Sets the company that runs a site. A new company runs the site from now on, so that members are
 * asked to agree to its terms (docs/product/accounts.md, Consent to the terms).
 */
async function enterCompany(
  site: Site,
  typed: Record<string, unknown>,
  { takesOver = false }: { takesOver?: boolean } = {}
) {
  const known = await Company.find(site.id)
  const { kvk, supportPhone, iban, bic, creditorId, deleteDiscount, ...rest } = await (known
    ? companyChanges.validate(typed)
    : newCompany.validate(typed))
  const company = known ?? new Company().merge(nothingYet(site))
  company.merge({
    ...named(rest),
    ...(kvk !== undefined && { kvk: orNone(kvk) }),
    ...(supportPhone !== undefined && { supportPhone: orNone(supportPhone) }),
    ...(iban !== undefined && { iban: orNone(iban) }),
    ...(bic !== undefined && { bic: orNone(bic) }),
    ...(creditorId !== undefined && { creditorId: orNone(creditorId) }),
    ...(deleteDiscount !== undefined && { deleteDiscount: deleteDiscount || null }),
    ...(takesOver && { added: DateTime.utc() }),
  })
  await company.save()
  invalidateSites()
  return company
}

function nothingYet({ id: siteId }: Site) {
  return {
    siteId,
    timeZone: 'UTC',
    kvk: null,
    supportPhone: null,
    deleteDiscount: null,
    iban: null,
    bic: null,
    creditorId: null,
    tradenames: [],
    vatNumbers: [],
    added: DateTime.utc(),
  }
}

function orNone(word: string) {
  return word === 'none' ? null : word
}

function named<T extends object>(changes: T) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
