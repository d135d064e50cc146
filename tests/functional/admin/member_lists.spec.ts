import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { adminRoles } from '#core/admin/admin'
import { fileLists, type FileList } from '#core/admin/members/file_list'
import Profile from '#models/profile'
import {
  copyRow,
  many,
  momentOf,
  storeMany,
  storeManyMovements,
} from '#tests/support/admin/many_of_each'
import { foundIn, readPage, readPages } from '#tests/support/admin/read_list'
import { another } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { closedSite } from '#tests/support/sites/other_site'

const member = woman(71)
const file = `/admin/members/${member.user.id}`

/** What one row of each list has once, numbered as the rows are stored. */
const row: Readonly<Record<FileList, RegExp>> = {
  notes: /Note (\d+)</g,
  logins: /name="login" value="([\da-f-]{36})"/g,
  consents: /<tr>\s*<td class="when">([^<]*)<\/td><td>Terms</g,
  orders: /\/admin\/orders\/([\da-f-]{36})"/g,
  credits: /class="number">\+([\d,]+)</g,
  sent: /<li>([^<:]+:\d\d):/g,
  links: /<li>([^<:]+:\d\d):/g,
  bounces: /<li>([^<:]+:\d\d):/g,
  reports_about: /\/admin\/reports\/([\da-f-]{36})"/g,
  reports_made: /<li>([^<:]+:\d\d):/g,
  chats: /\/admin\/conversations\/([\da-f-]{36})"/g,
  readings: /Reading (\d+)/g,
  complaints: />(C-\d+)</g,
  measures: /Measure (\d+)</g,
  exports: /Export (\d+)\./g,
  audit: /<tr><td class="when">(?:[^<]*<\/td><td>){3}([^<]*)</g,
  looks: /<tr><td class="when">([^<]*)<\/td><td>[^<]*<\/td><td>Open a member/g,
}

test.group('The lists of a member’s file', (group) => {
  inTransaction(group)

  test('say how many rows there are, and lead to each once', async ({ assert, client }) => {
    await storeManyOfEach(client)
    const { as } = await signInAdmin('owner')
    const page = await readPage(client, as, file)
    for (const list of fileLists) {
      const of = { page: `${file}/lists/${list}`, filter: '', onPage: row[list] }
      const { first, rows } = await readPages(client, as, of)
      const path = list === 'orders' ? `/admin/orders?member=${member.user.id}` : of.page
      const [, number] =
        new RegExp(`href="${path.replace('?', '\\?')}">All (\\d+)<`).exec(page) ?? []
      assert.equal(number, foundIn(first), list)
      assert.equal(rows.length, Number(number), list)
      assert.equal(new Set(rows).size, rows.length, list)
      assert.isAtLeast(rows.length, many, list)
    }
    assert.include(page, `Reports about this member (${many + 1})`)
  })

  test('are no longer than a page where nothing is left out', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    const { as } = await signInAdmin('owner')
    assert.notInclude(await readPage(client, as, file), `${file}/lists/`)
    const list = await readPage(client, as, `${file}/lists/notes`)
    assert.equal(foundIn(list), '1')
  })

  test('are for roles that see that part of a file, on its site', async ({ assert, client }) => {
    await join(member)
    const seen: Record<string, readonly string[]> = {}
    for (const role of adminRoles) {
      const { as } = await signInAdmin(role)
      const answers = await Promise.all(
        fileLists.map(async (list) => (await as(client.get(`${file}/lists/${list}`))).status())
      )
      seen[role] = fileLists.filter((_, place) => answers[place] !== 200)
    }
    assert.deepEqual(seen, {
      owner: [],
      moderator: ['exports'],
      support: ['chats', 'exports'],
      finance: ['chats', 'exports'],
      viewer: [...fileLists],
    })
    const changes = { ...another, siteId: await closedSite() }
    const elsewhere = await signInAdmin('owner', { changes })
    for (const list of fileLists) {
      const unseen = await elsewhere.as(client.get(`${file}/lists/${list}`))
      unseen.assertStatus(404)
    }
    const { as } = await signInAdmin('owner')
    const unknown = await as(client.get(`${file}/lists/passwords`))
    unknown.assertStatus(404)
  })

  test('name orders in the language of the admin', async ({ assert, client }) => {
    await teamWithOneOfEach(client)
    const { as } = await signInAdmin('owner', { changes: { ...another, locale: 'nl' } })
    const answer = await as(client.get(file)).header('accept-language', 'en')
    assert.match(answer.text(), /<td>(Voltooid|In behandeling)<\/td>/)
  })

  test('name chats with another site without a link', async ({ assert, client }) => {
    const partner = man(72)
    await join(member, partner)
    const chat = await conversationBetween(member, partner)
    await db.from('participants').update({ last_message_at: 1 })
    const { siteId } = await Profile.findOrFail(member.profile.id)
    await Profile.query()
      .where('id', partner.profile.id)
      .update({ siteId: await closedSite() })
    const { as } = await signInAdmin('owner', { changes: { siteId } })
    const list = await readPage(client, as, `${file}/lists/chats`)
    assert.include(list, partner.profile.name)
    assert.notInclude(list, chat)
  })
})

/** Sixty more rows for each list of the member of whom there is one of each. */
async function storeManyOfEach(client: ApiClient) {
  await teamWithOneOfEach(client)
  const userId = member.user.id
  const mate = man(72)
  await storeAccount(userId)
  await copyNumbered('member_notes', 'body', 'Note', 'created_at')
  const closed = { status: 'closed', decision: 'no_violation' }
  const about = { reported_id: member.profile.id, reporter_id: mate.profile.id }
  const made = { reported_id: mate.profile.id, reporter_id: member.profile.id }
  await copyRow('reports', (index) => ({ ...closed, ...about, created_at: momentOf(index) }))
  await copyRow('reports', (index) => {
    return { ...closed, ...made, created_at: dayOf(index), reported_at: dayOf(index) }
  })
  await storeChats()
  await copyNumbered('readings', 'reason', 'Reading', 'opened_at')
  await copyRow('tickets', (index) => ({
    number: `C-${1000 + index}`,
    user_id: userId,
    opened_at: momentOf(index),
  }))
  await copyNumbered('measures', 'facts', 'Measure', 'taken_at')
  await copyNumbered('member_exports', 'file_number', 'Export', 'requested_at')
}

/** Copies of the first row of a table, numbered in the words of a column; the first becomes 999. */
async function copyNumbered(table: string, column: string, word: string, moment: string) {
  const numbered = (index: number) => ({ [column]: `${word} ${index}`, [moment]: momentOf(index) })
  await copyRow(table, numbered)
  const first = db.from(table).where(column, 'not like', `${word}%`)
  await first.update({ [column]: `${word} 999` })
}

/** Logins, orders, movements, mails and acts. */
async function storeAccount(userId: string) {
  const own = () => ({ id: crypto.randomUUID(), user_id: userId })
  await storeMany('logins', (index) => {
    return { ...own(), created_at: 0, last_seen_at: momentOf(index), user_agent: 'Firefox' }
  })
  await storeMany('consents', (index) => {
    const answer = { kind: 'terms', given: true, version: 0, place: 'sign_up' }
    return { ...own(), ...answer, at: dayOf(index) }
  })
  await copyRow('orders', (index) => {
    const id = crypto.randomUUID()
    const placed = { client_id: id, provider_payment_id: id, created_at: momentOf(index) }
    return { ...placed, status: 'cancelled' }
  })
  await storeManyMovements(member)
  await storeMany('sent_mails', (index) => ({ ...own(), kind: 'receipt', sent_at: dayOf(index) }))
  await storeMany('tokens', (index) => {
    const link = { purpose: 'reset', digest: `link ${index}`, expires_at: 0 }
    return { ...own(), ...link, created_at: dayOf(index) }
  })
  await storeMany('soft_bounces', (index) => ({ ...own(), at: dayOf(index) }))
  await storeMany('audit_rows', (index) => ({
    number: 1000 + index,
    at: momentOf(index),
    act: 'end_member_logins',
    subject_kind: 'member',
    subject_id: userId,
    reason: `Act ${index}`,
    previous: '-',
    hash: `act ${index}`,
  }))
  await storeMany('audit_rows', (index) => ({
    number: 2000 + index,
    at: dayOf(index),
    act: 'read_member',
    subject_kind: 'member',
    subject_id: userId,
    previous: '-',
    hash: `look ${index}`,
  }))
}

async function storeChats() {
  const partners = manyMembers(man, many, 300)
  await join(...partners)
  for (const [index, partner] of partners.entries()) {
    const chat = await conversationBetween(member, partner)
    const written = { last_message_at: momentOf(index) }
    await db.from('participants').where('conversation_id', chat).update(written)
  }
}

/** Days apart, as a page tells moments by their minutes. */
function dayOf(index: number) {
  return Date.UTC(2025, 0, 1 + index)
}
