import type { AdminRight } from '#core/admin/rights'
import { lacksOf, type Lack } from '#core/sites/readiness'
import { currentSite } from '#queries/sites/current_site'
import { siteFacts } from '#queries/sites/site_facts'

type SiteRow = Readonly<{ id: string; domain: string }>

/** What a site still lacks before it is opened, the page on which that is done, and who sees it. */
export async function lacksOfSite({ domain, id }: SiteRow) {
  const lacks = lacksOf(await siteFacts(await currentSite(domain)))
  return lacks.map((lack) => {
    const right: AdminRight = lack === 'second_factor' ? 'see_admins' : 'see_sites'
    return { lack, path: places[lack].replace(':id', id), right }
  })
}

const installation = '/admin/sites/:id#installation'

/** What belongs to the installation is set where it runs; the page of the site says how. */
const places: Readonly<Record<Lack, string>> = {
  https: installation,
  domain: installation,
  company: '/admin/sites/:id/company#name',
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
  texts_read: '/admin/content',
  second_factor: '/admin/admins',
}

/** Whether it is set where the installation runs, and not on a page. */
export function isOfInstallation(lack: Lack) {
  return places[lack] === installation
}
