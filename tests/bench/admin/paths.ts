import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

/** Where the pages begin whose queries have such a name; the first that fits. */
const paths: readonly (readonly [name: RegExp, path: string])[] = [
  [/^dashboard: figures of a year/, '/admin?from=:year&to=:day'],
  [/^dashboard/, '/admin'],
  [/^sources: a year/, '/admin/sources?by=ref&from=:year&to=:day'],
  [/^sources/, '/admin/sources?by=ref'],
  [/^operations/, '/admin/operations'],
  [/^audit log: an act/, '/admin/audit?act=refund'],
  [/^audit log: a rare act/, '/admin/audit?act=edit_sites'],
  [/^audit log: one subject/, '/admin/audit?subject=01900000-0000-7000-9000-000000000007'],
  [/^audit/, '/admin/audit'],
  [/^requests/, '/admin/requests'],
  [/^admins/, '/admin/admins'],
  [/^members: by end/, '/admin/members?q=1234'],
  [/^members: by name/, '/admin/members?q=Member 500'],
  [/^members: the small/, '/admin/members?site=01900000-0000-7000-a500-000000000001'],
  [/^members: all (\w+)/, '/admin/members/:users/lists/:list'],
  [/^members: a file/, '/admin/members/:users'],
  [/^members/, '/admin/members'],
  [/^inbox: a conv/, '/admin/inbox/:waiting_answers'],
  [/^inbox/, '/admin/inbox'],
  [/^fictional/, '/admin/inbox/profiles'],
  [/^pictures/, '/admin/pictures?view=sheet'],
  [/^reports: a case/, '/admin/reports/:reports'],
  [/^reports: closed/, '/admin/reports?status=closed'],
  [/^reports/, '/admin/reports'],
  [/^appeals: decided/, '/admin/appeals?status=decided'],
  [/^appeals: a case/, '/admin/appeals/:appeals'],
  [/^appeals/, '/admin/appeals'],
  [/^orders: one/, '/admin/orders/:orders'],
  [/^orders: what nobody/, '/admin/orders?method=sdd&provider=stripe'],
  [/^orders: a state by/, '/admin/orders?method=blik&status=charged_back'],
  [/^orders: the small/, '/admin/orders?site=01900000-0000-7000-a500-000000000001'],
  [/^orders/, '/admin/orders'],
  [/^open money/, '/admin/orders/open'],
  [/^payouts/, '/admin/orders/payouts'],
  [/^disputes/, '/admin/orders/disputes'],
  [/^debits/, '/admin/orders/debits'],
  [/^settlements/, '/admin/orders/settlements'],
  [/^ledger: house/, '/admin/orders/ledger/house:spent'],
  [/^ledger/, '/admin/orders/ledger'],
  [/^VAT/, '/admin/orders/vat'],
  [/^tickets: one/, '/admin/complaints/:tickets'],
  [/^tickets/, '/admin/complaints?state=solved'],
  [/^page views: 180/, '/admin/sources/pages?from=:half&to=:day'],
  [/^page views/, '/admin/sources/pages'],
  [/^discounts: a batch/, '/admin/discounts/batches/:discount_batches'],
  [/^discounts: batches/, '/admin/discounts/batches'],
  [/^discounts: effect/, '/admin/discounts/effect?from=:year&to=:day'],
  [/^discounts: coming/, '/admin/discounts?state=coming'],
  [/^discounts/, '/admin/discounts'],
  [/^chats: of a member/, '/admin/members/:users'],
  [/^chats: read one/, '/admin/conversations/:conversations'],
  [/^content/, '/admin/content'],
]

/** The path of the page with these queries, of some row where it is about one. */
export async function pathOf(asked: string) {
  // What a list found, and its file, are asked for on its page.
  const ofPage = asked.replace(/^(found|file): /, '')
  const [name, path] = paths.find(([query]) => query.test(ofPage)) ?? [/^/, '/admin']
  const today = DateTime.utc()
  const dated = path
    .replace(':year', today.minus({ days: 364 }).toISODate())
    .replace(':half', today.minus({ days: 179 }).toISODate())
    .replace(':day', today.toISODate())
    .replace(':list', name.exec(ofPage)?.[1] ?? '')
  const table = /\/:(\w+)/.exec(dated)?.[1]
  if (!table) return dated
  const key = table === 'waiting_answers' ? 'conversation_id' : 'id'
  const row = await db.from(table).orderBy(key).select(`${key} as id`).firstOrFail()
  return dated.replace(`:${table}`, String(row.id))
}
