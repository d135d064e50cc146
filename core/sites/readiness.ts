import type { Company } from '#core/sites/company'
import type { ContentPage } from '#core/sites/content/page'
import type { Country } from '#core/sites/countries'
import type { LegalField } from '#core/sites/law/legal_fields'
import { fieldsNeeded, registerOf } from '#core/sites/law/registers'
import { parseDomain } from '#core/sites/site'

/** What decides whether a site is ready to be opened. */
export type SiteFacts = Readonly<{
  /** The address at which members reach the installation. */
  url: string
  domain: string
  /** Whether the address of the installation leads to a site by its domain. */
  isAddressed: boolean
  company: Company | null
  countries: readonly Country[]
  supportEmail: string | null
  /** Whether the claim about premium is shown without its proof, see `isClaimUnproven`. */
  isClaimUnproven: boolean
  /** Whether members are shared with other companies without an agreement, see `isPoolUnagreed`. */
  isPoolUnagreed: boolean
  /** Whether mails leave the machine, and bounces come back to it. */
  sendsMail: boolean
  readsBounces: boolean
  /** Whether a member of the site has been sent a mail lately. */
  hasSentMail: boolean
  mailFrom: string
  /** Whether payments move money. */
  takesPayments: boolean
  sendsPushes: boolean
  sendsTexts: boolean
  /** The pages whose text is as it came with the site, and that no owner has approved. */
  unapprovedTexts: readonly ContentPage[]
  /** Whether more than one admin may decide appeals: the texts promise somebody who was not involved. */
  hasSecondJudge: boolean
  /** Whether everybody who works in the back office of the site logs in with a second factor. */
  hasSecondFactors: boolean
  /** Whether a backup of the installation was ever made. */
  hasBackup: boolean
}>

/** What a site still lacks before it is opened. */
export const lacks = [
  'https',
  'app_url',
  'domain',
  'company',
  'register_number',
  'register_court',
  'representatives',
  'share_capital',
  'host',
  'dispute_body',
  'eu_representative',
  'uk_representative',
  'vat_number',
  'time_zone',
  'bank_account',
  'support_address',
  'mail',
  'mail_from',
  'bounces',
  'mail_tried',
  'payments',
  'push',
  'text_messages',
  'texts_approved',
  'premium_claim',
  'pool_agreement',
  'second_judge',
  'second_factor',
  'backup',
] as const

export type Lack = (typeof lacks)[number]

/** Lacks that break the law once the site is open: they stand out from the others. */
export const unlawful: readonly Lack[] = ['premium_claim', 'pool_agreement']

/**
 * What a site still lacks before it can be opened to members, in the order in which an operator would
 * mend it; empty when it is ready. Rule: docs/product/sites.md, Ready to open.
 */
export function missingSetup(site: SiteFacts): Lack[] {
  return lacks.filter((lack) => isLacking[lack](site))
}

/** What the installation lacks, or its texts and admins, however many sites it has. */
const shared: readonly Lack[] = [
  'https',
  'app_url',
  'mail',
  'mail_from',
  'bounces',
  'payments',
  'push',
  'text_messages',
  'texts_approved',
  'second_judge',
  'second_factor',
  'backup',
]

/**
 * What several sites lack, in one list: what is mended for all of them once (no site), then what each
 * lacks by itself. Rule: docs/product/sites.md, Ready to open.
 */
export function lacksTogether<Site>(
  sites: readonly Readonly<{ site: Site; lacks: readonly Lack[] }>[]
) {
  const common = shared.filter((lack) => sites.some(({ lacks: own }) => own.includes(lack)))
  const each = sites.flatMap(({ lacks: own, site }) =>
    own.filter((lack) => !shared.includes(lack)).map((lack) => ({ lack, site }))
  )
  return [...common.map((lack) => ({ lack, site: null })), ...each]
}

/** What keeps the invoices of a site from being as the law asks; empty when they are. */
export function invoiceLacksOf(site: SiteFacts) {
  return missingSetup(site).filter((lack) => ofInvoices.includes(lack))
}

const ofInvoices: readonly Lack[] = ['company', 'vat_number', 'time_zone']

/** Whether the company must tell something by the law of its country or of its members, and has not. */
function lacksField(field: LegalField) {
  return ({ company, countries }: SiteFacts) => {
    if (company === null || company[field] !== null) return false
    return fieldsNeeded({ companyCountry: company.country, countries }).includes(field)
  }
}

const isLacking: Record<Lack, (site: SiteFacts) => boolean> = {
  https: ({ url }) => !url.startsWith('https:'),
  app_url: ({ isAddressed }) => !isAddressed,
  domain: ({ domain }) => parseDomain(domain) === null || domain.endsWith('.localhost'),
  company: ({ company }) => company === null,
  register_number: ({ company }) =>
    company !== null && company.kvk === null && registerOf(company.country) !== null,
  register_court: lacksField('registerCourt'),
  representatives: lacksField('representatives'),
  share_capital: lacksField('shareCapital'),
  host: lacksField('host'),
  dispute_body: lacksField('disputeBody'),
  eu_representative: lacksField('euRepresentative'),
  uk_representative: lacksField('ukRepresentative'),
  vat_number: ({ company }) => company !== null && company.vatNumbers.length === 0,
  time_zone: ({ company }) => company !== null && company.timeZone === 'UTC',
  bank_account: ({ company }) => company !== null && company.iban === null,
  support_address: ({ supportEmail }) => supportEmail === null,
  mail: ({ sendsMail }) => !sendsMail,
  mail_from: ({ mailFrom }) => mailFrom.endsWith('.example'),
  bounces: ({ readsBounces }) => !readsBounces,
  mail_tried: ({ hasSentMail, sendsMail }) => sendsMail && !hasSentMail,
  payments: ({ takesPayments }) => !takesPayments,
  push: ({ sendsPushes }) => !sendsPushes,
  text_messages: ({ sendsTexts }) => !sendsTexts,
  texts_approved: ({ unapprovedTexts }) => unapprovedTexts.length > 0,
  premium_claim: ({ isClaimUnproven }) => isClaimUnproven,
  pool_agreement: ({ isPoolUnagreed }) => isPoolUnagreed,
  second_judge: ({ hasSecondJudge }) => !hasSecondJudge,
  second_factor: ({ hasSecondFactors }) => !hasSecondFactors,
  backup: ({ hasBackup }) => !hasBackup,
}
