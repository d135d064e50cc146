import type { AdminRight } from '#core/admin/rights'
import type { MenuCount } from '#queries/admin/waiting/waiting_work'
import type { AdminIcon } from '#replies/admin/icons'

type Entry = Readonly<{
  name: AdminIcon
  path: string
  right: AdminRight
  /** Whether it belongs to no single site: not for admins of one. */
  isOfAllSites?: boolean
  /** What its number counts. */
  waiting?: MenuCount
}>

/** The pages about money; those of all sites only for who sees all sites. */
export const moneyMenu = [
  { name: 'orders', path: '/admin/orders', isOfSite: true, right: 'see_money' },
  { name: 'open', path: '/admin/orders/open', isOfSite: false, right: 'see_money' },
  { name: 'payouts', path: '/admin/orders/payouts', isOfSite: false, right: 'see_money' },
  { name: 'debits', path: '/admin/orders/debits', isOfSite: false, right: 'exchange_bank_files' },
  { name: 'bank', path: '/admin/orders/bank', isOfSite: false, right: 'exchange_bank_files' },
  { name: 'disputes', path: '/admin/orders/disputes', isOfSite: true, right: 'see_money' },
  { name: 'settlements', path: '/admin/orders/settlements', isOfSite: false, right: 'see_money' },
  { name: 'vat', path: '/admin/orders/vat', isOfSite: false, right: 'see_money' },
  { name: 'ledger', path: '/admin/orders/ledger', isOfSite: false, right: 'see_money' },
] as const

/** The areas of the back office, in groups. */
export const menu: readonly (readonly Entry[])[] = [
  [
    { name: 'dashboard', path: '/admin', right: 'see_dashboard' },
    { name: 'pictures', path: '/admin/pictures', right: 'see_pictures', waiting: 'photos' },
    { name: 'reports', path: '/admin/reports', right: 'see_reports', waiting: 'reports' },
    { name: 'appeals', path: '/admin/appeals', right: 'see_reports', waiting: 'appeals' },
    { name: 'inbox', path: '/admin/inbox', right: 'see_inbox', waiting: 'answers' },
    {
      name: 'complaints',
      path: '/admin/complaints',
      right: 'see_complaints',
      waiting: 'complaints',
    },
    { name: 'requests', path: '/admin/requests', right: 'see_dashboard', waiting: 'requests' },
    { name: 'members', path: '/admin/members', right: 'see_members' },
  ],
  [
    { name: 'money', path: '/admin/orders', right: 'see_money' },
    { name: 'discounts', path: '/admin/discounts', right: 'see_discounts', isOfAllSites: true },
    { name: 'sources', path: '/admin/sources', right: 'see_sources' },
  ],
  [
    { name: 'content', path: '/admin/content', right: 'see_sites' },
    { name: 'sites', path: '/admin/sites', right: 'see_sites' },
    {
      name: 'operations',
      path: '/admin/operations',
      right: 'see_operations',
      isOfAllSites: true,
    },
    { name: 'admins', path: '/admin/admins', right: 'see_admins' },
    { name: 'audit', path: '/admin/audit', right: 'see_audit' },
  ],
]
