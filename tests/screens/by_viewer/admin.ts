import { demoId } from '#database/demo/ids'
import { attemptId } from '#database/demo/purchases'
import type { People } from '#tests/screens/people'
import { openFirst, openSite } from '#tests/screens/states/back_office'
import type { Screen } from '#tests/screens/screens'

/** A group of settings for each way to enter one. */
const settingPages = [
  'countries',
  'discovery',
  'identity',
  'messaging',
  'methods',
  'packages',
  'vat',
]

/** Screens of the back office, as its owner sees them. */
export function screensOfAdmin({ premium }: People): Screen[] {
  return [
    { name: 'admin-dashboard', path: '/admin', whole: true },
    { name: 'admin-pictures', path: '/admin/pictures' },
    { name: 'admin-pictures-sheet', path: '/admin/pictures?view=sheet', whole: true },
    { name: 'admin-reports', path: '/admin/reports' },
    {
      name: 'admin-report',
      path: '/admin/reports',
      prepare: openFirst('/admin/reports'),
      whole: true,
    },
    { name: 'admin-appeals', path: '/admin/appeals' },
    {
      name: 'admin-appeal',
      path: '/admin/appeals',
      prepare: openFirst('/admin/appeals'),
      whole: true,
    },
    { name: 'admin-members', path: '/admin/members' },
    { name: 'admin-member', path: `/admin/members/${demoId('user', premium.number)}`, whole: true },
    { name: 'admin-orders', path: '/admin/orders' },
    { name: 'admin-order', path: `/admin/orders/${attemptId(premium, 'pending')}` },
    { name: 'admin-unclear-money', path: '/admin/orders/open', whole: true },
    { name: 'admin-payouts', path: '/admin/orders/payouts' },
    { name: 'admin-disputes', path: '/admin/orders/disputes' },
    { name: 'admin-bank-files', path: '/admin/orders/bank' },
    { name: 'admin-sites', path: '/admin/sites', whole: true },
    { name: 'admin-site', path: '/admin/sites', prepare: openSite(''), whole: true },
    { name: 'admin-site-company', path: '/admin/sites', prepare: openSite('/company') },
    ...settingPages.map((group) => ({
      name: `admin-site-${group}`,
      path: '/admin/sites',
      prepare: openSite(`/settings/${group}`),
      whole: true,
    })),
    { name: 'admin-site-draft', path: '/admin/sites', prepare: openSite('/draft') },
    { name: 'admin-site-history', path: '/admin/sites', prepare: openSite('/history') },
    { name: 'admin-operations', path: '/admin/operations', whole: true },
    { name: 'admin-admins', path: '/admin/admins' },
    { name: 'admin-requests', path: '/admin/requests' },
    { name: 'admin-me', path: '/admin/me' },
    { name: 'admin-audit', path: '/admin/audit' },
  ]
}
