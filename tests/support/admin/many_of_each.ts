import db from '@adonisjs/lucid/services/db'
import { insertAll } from '#database/insert_all'
import { settingSubject } from '#core/admin/sites/change_setting'
import { memberAccount } from '#core/credits/movement'
import { defaultText } from '#core/sites/settings/settings'
import { messageRow, movementRow, orderRow } from '#tests/support/database/rows'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import type { Person } from '#tests/support/people/people'

/** More than any list of the back office shows on a page, fewer than over one thousand. */
export const many = 60

const dayLong = 86_400_000
const start = Date.UTC(2026, 0, 1)

type Row = Record<string, unknown>

/** Members, half of them not confirmed. */
export async function storeManyMembers() {
  const all = manyMembers(woman, many, 300)
  await join(...all)
  const ids = all.filter((_, index) => index % 2 === 0).map(({ user }) => user.id)
  await db.from('users').whereIn('id', ids).update({ status: 'not_confirmed' })
}

/** Orders of one member with a dispute each, half of them won; and what a test changes of both. */
export async function storeManyOrders(
  member: Person,
  changes: Readonly<{ order?: (index: number) => Row; dispute?: (index: number) => Row }> = {}
) {
  await join(member)
  const row = await orderRow(member)
  const ids = Array.from({ length: many }, () => crypto.randomUUID())
  await storeMany('orders', (index) => ({
    ...row,
    id: ids[index],
    client_id: ids[index],
    provider_payment_id: `payment ${index}`,
    status: index % 2 === 0 ? 'failed' : 'pending',
    created_at: start + index * dayLong,
    ...changes.order?.(index),
  }))
  await storeMany('disputes', (index) => ({
    id: `dispute ${index}`,
    order_id: ids[index],
    status: index % 2 === 0 ? 'won' : 'lost',
    reason: 'fraudulent',
    amount: 100 + index,
    currency: 'EUR',
    opened_at: start + index * dayLong,
    due_at: null,
    ...changes.dispute?.(index),
  }))
}

/** Copies of the first row of a table, each with an id of its own and what `changes` says. */
export async function copyRow(table: string, changes: (index: number) => Row, copies = many) {
  const row = await db.from(table).firstOrFail()
  const copyOf = (index: number) => ({ ...row, id: crypto.randomUUID(), ...changes(index) })
  await storeMany(table, copyOf, copies)
}

/** Many rows of a table, numbered from nought. */
export async function storeMany(table: string, rowOf: (index: number) => Row, number = many) {
  const rows = Array.from({ length: number }, (_, index) => rowOf(index))
  await insertAll(db.connection(), table, rows)
}

/** Moments that differ, but for each third two that are equal. */
export function momentOf(index: number) {
  return start + (index - (index % 3 === 2 ? 1 : 0)) * dayLong
}

/** Movements of a member's account, each of another number of credits. */
export async function storeManyMovements({ user }: Person) {
  const account = memberAccount(user.id)
  await storeMany('ledger_movements', (index) => ({
    ...movementRow(),
    kind: 'bonus',
    from_account: 'house:bonus',
    to_account: account,
    credits: index + 1,
    at: momentOf(index),
  }))
  return account
}

/** Comparisons of sixty days with two currencies each, every other of which differs. */
export async function storeManyComparisons() {
  const totals = ['CHF', 'EUR'].map((currency) => ({ currency, received: 1, expected: 1 }))
  const same = { provider: 'sandbox', compared_at: start, orders: 1, differences: '[]' }
  await storeMany('settlement_comparisons', (index) => {
    const day = new Date(start + index * dayLong).toISOString().slice(0, 10)
    const found = { totals: JSON.stringify(totals), differing: index % 2 }
    return { ...same, ...found, id: `sandbox ${day}`, day }
  })
}

/** Acts, more than are counted, of two kinds. */
export async function storeManyActs(number: number) {
  await db.rawQuery(
    `insert into audit_rows (number, at, act, subject_kind, subject_id, previous, hash)
     with recursive s(n) as (select 1 union all select n + 1 from s where n < ${number})
     select 1000 + n, n, case when n % 2 = 0 then 'refund' else 'edit_sites' end, 'photo', 'one',
       '-', '-' from s`
  )
}

/** Members who wait for an answer of a fictional profile, half of them in German. */
export async function storeManyWaiting() {
  const stella = man(900, { fictional: true })
  const members = manyMembers(woman, many, 300)
  await join(stella, ...members)
  const { id } = await db.from('sites').select('id').firstOrFail()
  for (const [index, member] of members.entries()) {
    const chat = await conversationBetween(member, stella)
    await db.table('messages').insert({ ...messageRow(chat, member), body: 'kookaburra' })
    await db.table('waiting_answers').insert({
      conversation_id: chat,
      fictional_id: stella.profile.id,
      member_id: member.profile.id,
      site_id: id,
      since: momentOf(index),
      worry: index % 3,
    })
  }
  const german = members.filter((_, index) => index % 2 === 0).map(({ user }) => user.id)
  await db.from('users').whereIn('id', german).update({ language: 'de' })
}

/** Changes of two settings of a site to their defaults, which they have. */
export async function storeManyChanges(siteId: string) {
  await storeMany('audit_rows', (index) => {
    const name = index % 2 === 0 ? 'login_failures' : 'return_days'
    return {
      number: 1000 + index,
      at: momentOf(index),
      act: 'change_setting',
      subject_kind: 'setting',
      subject_id: settingSubject(siteId, name).id,
      site_id: siteId,
      before: JSON.stringify({ value: '9' }),
      after: JSON.stringify({ value: defaultText(name) }),
      previous: '-',
      hash: `change ${index}`,
    }
  })
}
