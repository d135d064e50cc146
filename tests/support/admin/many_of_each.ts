import db from '@adonisjs/lucid/services/db'
import { settingSubject } from '#core/admin/sites/change_setting'
import { memberAccount } from '#core/credits/movement'
import { defaultText } from '#core/sites/settings/settings'
import { messageRow, orderRow } from '#tests/support/database/rows'
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

/** Orders of one member with a dispute each, half of them won. */
export async function storeManyOrders(member: Person) {
  const row = await orderRow(member)
  for (let index = 0; index < many; index++) {
    const id = crypto.randomUUID()
    const placed = { created_at: start + index * dayLong, client_id: crypto.randomUUID() }
    const payment = { provider_payment_id: `payment ${index}` }
    const status = index % 2 === 0 ? 'failed' : 'pending'
    await db.table('orders').insert({ ...row, ...placed, ...payment, id, status })
    await db.table('disputes').insert({
      id: `dispute ${index}`,
      order_id: id,
      status: index % 2 === 0 ? 'won' : 'lost',
      reason: 'fraudulent',
      amount: 100 + index,
      currency: 'EUR',
      opened_at: start + index * dayLong,
      due_at: null,
    })
  }
}

/** Copies of the first row of a table, each with an id of its own and what `changes` says. */
export async function copyRow(table: string, changes: (index: number) => Row) {
  const row = await db.from(table).firstOrFail()
  for (let index = 0; index < many; index++) {
    await db.table(table).insert({ ...row, id: crypto.randomUUID(), ...changes(index) })
  }
}

/** Moments that differ, but for each third two that are equal. */
export function momentOf(index: number) {
  return start + (index - (index % 3 === 2 ? 1 : 0)) * dayLong
}

/** Movements of a member's account, each of another number of credits. */
export async function storeManyMovements({ user }: Person) {
  const account = memberAccount(user.id)
  await db.from('users').where('id', user.id).update({ credits: 0 })
  for (let index = 0; index < many; index++) {
    await db.table('ledger_movements').insert({
      id: crypto.randomUUID(),
      kind: 'bonus',
      from_account: 'house:bonus',
      to_account: account,
      credits: index + 1,
      idempotency_key: `list ${index}`,
      at: momentOf(index),
      order_id: null,
    })
  }
  return account
}

/** Comparisons of sixty days with two currencies each, every other of which differs. */
export async function storeManyComparisons() {
  for (let index = 0; index < many; index++) {
    const day = new Date(start + index * dayLong).toISOString().slice(0, 10)
    const totals = ['CHF', 'EUR'].map((currency) => ({ currency, received: 1, expected: 1 }))
    await db.table('settlement_comparisons').insert({
      id: `sandbox ${day}`,
      day,
      provider: 'sandbox',
      compared_at: start,
      orders: 1,
      totals: JSON.stringify(totals),
      differing: index % 2,
      differences: '[]',
    })
  }
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
  for (let index = 0; index < many; index++) {
    const name = index % 2 === 0 ? 'login_failures' : 'return_days'
    await db.table('audit_rows').insert({
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
    })
  }
}
