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
    { name: 'admin-inbox', path: '/admin/inbox', whole: true },
    {
      name: 'admin-inbox-chat',
      path: '/admin/inbox',
      prepare: openFirst('/admin/inbox', { part: 'ol.tickets' }),
      whole: true,
    },
    { name: 'admin-inbox-lines', path: '/admin/inbox/lines', whole: true },
    { name: 'admin-fictional-profiles', path: '/admin/inbox/profiles' },
    {
      name: 'admin-fictional-profile',
      path: '/admin/inbox/profiles',
      prepare: openFirst('/admin/inbox/profiles', { part: 'table' }),
      whole: true,
    },
    { name: 'admin-fictional-new', path: '/admin/inbox/profiles/new', whole: true },
    { name: 'admin-complaints', path: '/admin/complaints', whole: true },
    {
      name: 'admin-complaint',
      path: '/admin/complaints',
      prepare: openFirst('/admin/complaints', { part: 'main .tickets' }),
      whole: true,
    },
    { name: 'admin-complaint-new', path: '/admin/complaints/new', whole: true },
    { name: 'admin-complaint-answers', path: '/admin/complaints/answers', whole: true },
    { name: 'admin-members', path: '/admin/members' },
    { name: 'admin-member', path: `/admin/members/${demoId('user', premium.number)}`, whole: true },
    { name: 'admin-orders', path: '/admin/orders' },
    { name: 'admin-order', path: `/admin/orders/${attemptId(premium, 'pending')}` },
    {
      name: 'admin-order-refund',
      path: `/admin/orders/${demoId('order', premium.number)}`,
      whole: true,
    },
    {
      name: 'admin-order-refund-waits',
      path: '/admin/requests',
      prepare: openFirst('/admin/orders'),
      whole: true,
    },
    { name: 'admin-unclear-money', path: '/admin/orders/open', whole: true },
    { name: 'admin-payouts', path: '/admin/orders/payouts' },
    { name: 'admin-disputes', path: '/admin/orders/disputes' },
    { name: 'admin-bank-files', path: '/admin/orders/bank' },
    { name: 'admin-debits', path: '/admin/orders/debits' },
    {
      name: 'admin-debit-file',
      path: '/admin/orders/debits',
      prepare: openFirst('/admin/orders/debits'),
    },
    { name: 'admin-settlements', path: '/admin/orders/settlements' },
    { name: 'admin-vat', path: '/admin/orders/vat', whole: true },
    { name: 'admin-ledger', path: '/admin/orders/ledger', whole: true },
    { name: 'admin-ledger-account', path: '/admin/orders/ledger/house:sales' },
    { name: 'admin-discounts', path: '/admin/discounts' },
    { name: 'admin-discounts-new', path: '/admin/discounts/new', whole: true },
    { name: 'admin-discount-batches', path: '/admin/discounts/batches' },
    {
      name: 'admin-discount-batch',
      path: '/admin/discounts/batches',
      prepare: openFirst('/admin/discounts/batches'),
      whole: true,
    },
    { name: 'admin-discount-effect', path: '/admin/discounts/effect' },
    { name: 'admin-sources', path: '/admin/sources', whole: true },
    { name: 'admin-sources-pages', path: '/admin/sources/pages' },
    { name: 'admin-sources-variants', path: '/admin/sources?by=variant&lander=collagelanding' },
    { name: 'admin-content', path: '/admin/content' },
    {
      name: 'admin-content-page',
      path: '/admin/content/return-policy',
    },
    {
      name: 'admin-content-version',
      path: '/admin/content/return-policy',
      prepare: openFirst('/admin/content/versions'),
      whole: true,
    },
    {
      name: 'admin-content-difference',
      path: '/admin/content/return-policy',
      prepare: openFirst('/admin/content/versions', { end: '/difference' }),
    },
    { name: 'admin-sites', path: '/admin/sites', whole: true },
    { name: 'admin-site', path: '/admin/sites', prepare: openSite(''), whole: true },
    { name: 'admin-site-company', path: '/admin/sites', prepare: openSite('/company') },
    ...settingPages.map((group) => ({
      name: `admin-site-${group}`,
      path: '/admin/sites',
      prepare: openSite(`/settings/${group}`),
      whole: true,
    })),
    {
      name: 'admin-site-found',
      path: '/admin/sites',
      prepare: openSite('/settings?q=credits'),
      whole: true,
    },
    { name: 'admin-site-draft', path: '/admin/sites', prepare: openSite('/draft') },
    {
      name: 'admin-site-landers',
      path: '/admin/sites',
      prepare: openSite('/landers'),
      whole: true,
    },
    {
      name: 'admin-site-lander',
      path: '/admin/sites',
      prepare: openSite('/landers/new'),
      whole: true,
    },
    { name: 'admin-site-history', path: '/admin/sites', prepare: openSite('/history') },
    { name: 'admin-operations', path: '/admin/operations', whole: true },
    { name: 'admin-admins', path: '/admin/admins' },
    { name: 'admin-requests', path: '/admin/requests' },
    { name: 'admin-me', path: '/admin/me' },
    { name: 'admin-audit', path: '/admin/audit' },
  ]
}
