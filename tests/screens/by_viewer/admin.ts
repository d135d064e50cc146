import { settingGroups } from '#core/sites/settings/setting'
import { demoId } from '#database/demo/ids'
import { attemptId } from '#database/demo/purchases'
import type { People } from '#tests/screens/people'
import {
  createAdmin,
  openChat,
  openClosedChat,
  openFirst,
  openReportedChat,
  openReportedMember,
  openSite,
  openVariant,
} from '#tests/screens/states/back_office'
import type { Screen } from '#tests/screens/screens'

function fileOf({ number }: People['premium']) {
  return `/admin/members/${demoId('user', number)}`
}

/** What a list leads to first, in a part of its page. */
function first(name: string, path: string, part?: string): Screen {
  const list = path.split('?')[0]
  return { name, path, prepare: openFirst(list, { part }), whole: true }
}

/** A page of the demo's site. */
function ofSite(name: string, page: string): Screen {
  return { name, path: '/admin/sites', prepare: openSite(page), whole: true }
}

/** Screens of the back office, as its owner sees them. */
export function screensOfAdmin({ premium }: People): Screen[] {
  return [
    { name: 'admin-dashboard', path: '/admin', whole: true },
    { name: 'admin-pictures', path: '/admin/pictures' },
    { name: 'admin-pictures-sheet', path: '/admin/pictures?view=sheet', whole: true },
    { name: 'admin-reports', path: '/admin/reports' },
    first('admin-report', '/admin/reports'),
    { name: 'admin-report-chat', path: '/admin/reports', prepare: openReportedChat, whole: true },
    { name: 'admin-chat-closed', path: '/admin/reports', prepare: openClosedChat },
    { name: 'admin-chat-open', path: fileOf(premium), prepare: openChat, whole: true },
    first('admin-report-closed', '/admin/reports?status=closed'),
    { name: 'admin-appeals', path: '/admin/appeals' },
    first('admin-appeal', '/admin/appeals'),
    first('admin-appeal-decided', '/admin/appeals?status=decided'),
    { name: 'admin-inbox', path: '/admin/inbox', whole: true },
    first('admin-inbox-chat', '/admin/inbox', 'ol.tickets'),
    { name: 'admin-inbox-lines', path: '/admin/inbox/lines', whole: true },
    { name: 'admin-fictional-profiles', path: '/admin/inbox/profiles' },
    first('admin-fictional-profile', '/admin/inbox/profiles', 'table'),
    { name: 'admin-fictional-new', path: '/admin/inbox/profiles/new', whole: true },
    { name: 'admin-complaints', path: '/admin/complaints', whole: true },
    first('admin-complaint', '/admin/complaints', 'main .tickets'),
    { name: 'admin-complaint-new', path: '/admin/complaints/new', whole: true },
    { name: 'admin-complaint-answers', path: '/admin/complaints/answers', whole: true },
    { name: 'admin-members', path: '/admin/members' },
    { name: 'admin-member', path: fileOf(premium), whole: true },
    { name: 'admin-member-list', path: `${fileOf(premium)}/lists/credits` },
    { name: 'admin-member-chats', path: `${fileOf(premium)}/lists/chats` },
    {
      name: 'admin-member-judged',
      path: '/admin/reports?status=closed&reason=advertising',
      prepare: openReportedMember,
      whole: true,
    },
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
    first('admin-discount-batch', '/admin/discounts/batches'),
    { name: 'admin-discount-effect', path: '/admin/discounts/effect' },
    { name: 'admin-sources', path: '/admin/sources', whole: true },
    { name: 'admin-sources-pages', path: '/admin/sources/pages' },
    { name: 'admin-sources-variants', path: '/admin/sources?by=variant&lander=collagelanding' },
    { name: 'admin-content', path: '/admin/content' },
    { name: 'admin-content-page', path: '/admin/content/return-policy' },
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
    ofSite('admin-site', ''),
    { name: 'admin-site-company', path: '/admin/sites', prepare: openSite('/company') },
    ...settingGroups.map((group) => ({
      ...ofSite(`admin-site-${group}`, `/settings/${group}`),
      kind: 'settings' as const,
    })),
    ofSite('admin-site-found', '/settings?q=credits'),
    { name: 'admin-site-draft', path: '/admin/sites', prepare: openSite('/draft') },
    ofSite('admin-site-landers', '/landers'),
    ofSite('admin-site-lander', '/landers/new'),
    { name: 'admin-site-variant', path: '/admin/sites', prepare: openVariant, whole: true },
    { name: 'admin-site-history', path: '/admin/sites', prepare: openSite('/history') },
    { name: 'admin-operations', path: '/admin/operations', whole: true },
    { name: 'admin-admins', path: '/admin/admins' },
    { name: 'admin-admins-created', path: '/admin/admins', prepare: createAdmin },
    { name: 'admin-requests', path: '/admin/requests' },
    { name: 'admin-requests-decided', path: '/admin/requests?status=decided' },
    { name: 'admin-me', path: '/admin/me' },
    { name: 'admin-audit', path: '/admin/audit' },
  ]
}
