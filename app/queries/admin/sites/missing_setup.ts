import type { AdminRight } from '#core/admin/rights'
import { missingSetup, lacksTogether, unlawful, type Lack } from '#core/sites/readiness'
import { currentSite } from '#queries/sites/current_site'
import { siteFacts } from '#queries/sites/site_facts'

type SiteRow = Readonly<{ id: string; domain: string }>

/** The site whose admin asks; null for one of all sites, who alone sees what runs the installation. */
type Looking = Readonly<{ siteId: string | null }>

/** What a site still lacks before it is opened, the page on which that is done, who sees it, and how grave it is. */
export async function missingSetupOf(site: SiteRow, looking: Looking) {
  return (await lacksIn(site, looking)).map((lack) => ({ lack, ...placeOf(lack, site) }))
}

/** Lists what several sites lack: what is mended for all of them stands there once, without a domain. */
export async function missingSetupOfAll(sites: readonly SiteRow[], looking: Looking) {
  const all = await Promise.all(
    sites.map(async (site) => ({ site, lacks: await lacksIn(site, looking) }))
  )
  return lacksTogether(all).map(({ lack, site }) => {
    return { lack, domain: site?.domain ?? null, ...placeOf(lack, site ?? sites[0]) }
  })
}

async function lacksIn({ domain }: SiteRow, { siteId }: Looking) {
  const lacks = missingSetup(await siteFacts(await currentSite(domain)))
  return siteId === null ? lacks : lacks.filter((lack) => lack !== 'backup')
}

function placeOf(lack: Lack, { id }: SiteRow) {
  return {
    path: places[lack].replace(':id', id),
    right: rights[lack] ?? 'see_sites',
    isUnlawful: unlawful.includes(lack),
  }
}

const rights: Readonly<Partial<Record<Lack, AdminRight>>> = {
  second_judge: 'see_admins',
  second_factor: 'see_admins',
  backup: 'see_operations',
}

const installation = '/admin/sites/:id#installation'

/** What belongs to the installation is set where it runs; the page of the site says how. */
const places: Readonly<Record<Lack, string>> = {
  https: installation,
  app_url: installation,
  domain: installation,
  company: '/admin/sites/:id/company#name',
  register_number: '/admin/sites/:id/company#kvk',
  register_court: '/admin/sites/:id/company#registerCourt',
  representatives: '/admin/sites/:id/company#representatives',
  share_capital: '/admin/sites/:id/company#shareCapital',
  host: '/admin/sites/:id/company#host',
  dispute_body: '/admin/sites/:id/company#disputeBody',
  eu_representative: '/admin/sites/:id/company#euRepresentative',
  uk_representative: '/admin/sites/:id/company#ukRepresentative',
  vat_number: '/admin/sites/:id/company#vatNumbers',
  time_zone: '/admin/sites/:id/company#timeZone',
  bank_account: '/admin/sites/:id/company#iban',
  support_address: '/admin/sites/:id/settings/identity#support_email',
  mail: installation,
  mail_from: installation,
  bounces: installation,
  mail_tried: installation,
  payments: installation,
  push: installation,
  text_messages: installation,
  texts_approved: '/admin/content',
  premium_claim: '/admin/sites/:id/settings/discovery#premium_claim_source',
  pool_agreement: '/admin/sites/:id/settings/identity#pool_agreement',
  second_judge: '/admin/admins',
  second_factor: '/admin/admins',
  backup: '/admin/operations',
}

/** Whether it is set where the installation runs, and not on a page. */
export function isOfInstallation(lack: Lack) {
  return places[lack] === installation
}
