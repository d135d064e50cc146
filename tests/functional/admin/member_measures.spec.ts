import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { giveCredits } from '#tests/support/admin/credits'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const statement = { breach: 'scam', machine: 'none', facts: 'You asked for money', law: '' }
const file = `/admin/members/${bob().user.id}`
const reason = 'It was somebody else'

const userOf = async () => User.findOrFail(bob().user.id)

test.group('From the file of a member, an admin', (group) => {
  inTransaction(group)

  test('suspends them, and lifts that', async ({ assert, client }) => {
    await join(bob())
    const { admin, as } = await signInAdmin('moderator')
    await as(client.post(`${file}/suspension`)).form({ ...statement, days: 7 })
    assert.isNotNull((await userOf()).suspendedUntil)
    assert.lengthOf(await waitingMails('measure'), 1)
    const [{ id }] = await db.from('measures').select('id')
    const page = (await as(client.get(file))).text()
    for (const text of ['Suspension', `${file}/measures/${id}/lift`]) assert.include(page, text)

    const without = await as(client.post(`${file}/measures/${id}/lift`)).form({ reason: ' ' })
    assert.equal(without.flashMessage('error'), 'Give a reason.')
    await as(client.post(`${file}/measures/${id}/lift`)).form({ reason })
    assert.isNull((await userOf()).suspendedUntil)
    assert.lengthOf(await waitingMails('measure_lifted'), 1)
    const rows = await db.from('audit_rows').orderBy('number').select('act', 'admin_id', 'reason')
    assert.containSubset(rows, [
      { act: 'suspend_member', admin_id: admin.id, reason: null },
      { act: 'suspend_member', admin_id: admin.id, reason },
    ])
  })

  test('bans them, and lifts the ban', async ({ assert, client }) => {
    await join(bob())
    const { as } = await signInAdmin('moderator')
    await as(client.post(`${file}/ban`)).form(statement)
    assert.containSubset(await userOf(), { status: 'banned', banReason: 'fraud' })
    const again = await as(client.post(`${file}/ban`)).form(statement)
    assert.equal(again.flashMessage('error'), 'This member is banned already.')
    ;(await as(client.get(file))).assertTextIncludes('Lift the ban')

    await as(client.post(`${file}/ban/lift`)).form({ reason })
    assert.containSubset(await userOf(), { status: 'active', banReason: null })
    assert.lengthOf(await waitingMails('measure_lifted'), 1)
    assert.containSubset(await db.from('audit_rows'), [{ act: 'lift_ban', reason }])
    const twice = await as(client.post(`${file}/ban/lift`)).form({ reason })
    assert.equal(twice.flashMessage('error'), 'This member isn’t banned.')
  })

  test('lifts a ban of before statements were kept', async ({ assert, client }) => {
    await join(bob({ user: { status: 'banned' }, profile: { status: 'disabled' } }))
    const { as } = await signInAdmin('moderator')
    await as(client.post(`${file}/ban/lift`)).form({ reason })
    assert.equal((await userOf()).status, 'active')
    const [profile] = await db.from('profiles').where('user_id', bob().user.id)
    assert.equal(profile.status, 'active')
  })

  test('asks a second one to ban a member with unused credits', async ({ assert, client }) => {
    await join(bob())
    await giveCredits(bob(), 5)
    const { admin, as } = await signInAdmin('moderator')
    const asked = await as(client.post(`${file}/ban`)).form(statement)
    assert.equal(asked.flashMessage('done'), 'Done. A second admin has to confirm it.')
    assert.equal((await userOf()).status, 'active')
    const other = await signInAdmin('owner')
    const waiting = await other.as(client.get('/admin/requests'))
    for (const told of ['You asked for money', 'Rule that was broken', `href="${file}"`]) {
      waiting.assertTextIncludes(told)
    }
    const [{ id }] = await db.from('proposals').select('id')
    await other.as(client.post(`/admin/requests/${id}/confirm`))
    assert.equal((await userOf()).status, 'banned')
    const facts = 'You asked for money'
    assert.containSubset(await db.from('measures'), [{ kind: 'ban', facts, taken_by: admin.id }])
  })

  test('who may not, cannot', async ({ assert, client }) => {
    await join(bob())
    const { as } = await signInAdmin('support')
    const page = (await as(client.get(file))).text()
    assert.notInclude(page, `${file}/ban`)
    for (const [path, form] of [
      ['suspension', { ...statement, days: 1 }],
      ['ban', statement],
      ['ban/lift', { reason }],
    ] as const) {
      const answer = await as(client.post(`${file}/${path}`)).form(form)
      assert.equal(answer.status(), 404, path)
    }
    const stale = await signInAdmin('moderator', { minutesAgo: 16 })
    const sent = await stale.as(client.post(`${file}/ban`)).form(statement)
    assert.match(sent.header('location') ?? '', /^\/admin\/confirm/)
    assert.lengthOf(await db.from('measures'), 0)
  })
})
