import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import User from '#models/user'
import { runCommand } from '#tests/support/operators/run_command'
import { createCompany } from '#tests/support/sites/company'
import { like } from '#tests/support/likes/likes'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'

const newTerms = DateTime.utc(2025, 3, 1)

/** Adds the company, whose terms are newer than those Ada agreed to. */
function changeTerms() {
  return createCompany({ added: newTerms })
}

test.group('A newer version of the terms', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await changeTerms()
  })

  test('must be agreed to at login, before the members area', async ({ client }) => {
    await User.query().where('id', ada().user.id).delete()
    await join(await withPassword(ada()))
    const response = await logIn(client)
    response.assertHeader('location', '/members')
    const next = await client.get('/members').withSession(response.session()).redirects(0)
    next.assertHeader('location', '/consent')
  })

  test('must be agreed to in a running session, with links to the texts, and blocks every form', async ({
    client,
    assert,
  }) => {
    const user = await account(ada())
    const chats = await client.get('/chats').loginAs(user).redirects(0)
    chats.assertHeader('location', '/consent')
    const page = await client.get('/consent').loginAs(user).header('accept-language', 'nl')
    assert.include(page.text(), 'Onze voorwaarden zijn veranderd')
    for (const link of ['/pages/terms', '/pages/privacy']) {
      assert.include(page.text(), `href="${link}"`)
      const read = await client.get(link).loginAs(user).redirects(0)
      read.assertStatus(200)
    }
    const refused = await like(client, ada(), bob())
    refused.assertStatus(403)
    refused.assertBody({
      error: 'consent_required',
      message: 'Onze voorwaarden zijn veranderd',
    })
    assert.equal(await countOf('likes'), 0)
    for (const open of ['/profile/delete', '/profile/data']) {
      assert.include(page.text(), `href="${open}"`)
      const leave = await client.get(open).loginAs(user).redirects(0)
      leave.assertStatus(200)
    }
    const out = await client.post('/logout').loginAs(user).withCsrfToken().redirects(0)
    out.assertHeader('location', '/')
  })

  test('is agreed to once: version and time are stored, and the member continues', async ({
    client,
    assert,
  }) => {
    const user = await account(ada())
    const stopped = await client.get('/likes/given').loginAs(user).redirects(0)
    const agreed = await client
      .post('/consent')
      .loginAs(user)
      .withSession(stopped.session())
      .withCsrfToken()
      .redirects(0)
    agreed.assertHeader('location', '/likes/given')
    const { consentVersion, consentAt } = await account(ada())
    assert.isTrue(consentVersion?.equals(newTerms))
    assert.isBelow(Math.abs(consentAt!.diffNow().as('minutes')), 1)
    const page = await client.get('/likes/given').loginAs(user).redirects(0)
    page.assertStatus(200)
  })

  test('does not ask visitors', async ({ client }) => {
    const visit = await client.get('/members').redirects(0)
    visit.assertStatus(200)
  })
})

test.group('Announcing newer terms', (group) => {
  inTransaction(group)

  test('mails the members who have not agreed, and nobody else', async ({ assert }) => {
    await join(
      ada(),
      bob({ user: { consentVersion: newTerms } }),
      cleo({ user: { status: 'banned' } }),
      dirk({ user: { email: null } })
    )
    assert.equal(await announced(), '0 members get a mail')
    await changeTerms()
    assert.equal(await announced(), '1 member gets a mail')
    assert.equal(await announced(), '0 members get a mail')
    const [job, ...others] = await db.from('queue_jobs')
    assert.isEmpty(others)
    assert.containsSubset(JSON.parse(job.data), {
      name: 'send_mail',
      payload: { kind: 'terms_changed', userId: ada().user.id },
    })
    assert.equal(await announced('--again'), '1 member gets a mail')
  })
})

async function announced(...options: string[]) {
  const { report } = await runCommand('terms:announce', ...options)
  return report
    .split('\n')
    .at(-1)
    ?.replace(/^.*?(?=\d)/, '')
}
