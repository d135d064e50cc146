import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Duration } from 'luxon'
import { longDate } from '#core/sites/long_date'
import { shipTexts } from '#core/sites/content/ship_texts'
import AnnounceTermsJob from '#jobs/announce_terms_job'
import OutboxMessage from '#models/outbox_message'
import User from '#models/user'
import { runCommand } from '#tests/support/operators/run_command'
import { workMails } from '#tests/support/mail/mail_jobs'
import { runJob } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { clearSettingsCache } from '#tests/support/sites/settings'
import { wording } from '#tests/support/sites/wordings'
import { stopTime } from '#tests/support/time/time_travel'
import { createCompany } from '#tests/support/sites/company'
import { like } from '#tests/support/likes/likes'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'

/** Where a member's rights are, whatever they agree to. */
const rights = [
  '/profile/delete',
  '/profile/data',
  '/profile/privacy',
  '/notifications',
  '/complaints',
  '/transactions',
] as const

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
    assert.notMatch(page.text(), /nieuwe[^.]*privacyverklaring/, 'the terms alone are agreed to')
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
    for (const open of rights) {
      assert.include(page.text(), `href="${open}"`)
    }
    const out = await client.post('/logout').loginAs(user).withCsrfToken().redirects(0)
    out.assertHeader('location', '/')
  })

  test('stands in the way of no right: {$self}')
    .with([...rights, '/transactions/refund', '/complaints/withdrawal', '/profile/match-finder'])
    .run(async ({ client }, path) => {
      const page = await client
        .get(path)
        .loginAs(await account(ada()))
        .redirects(0)
      page.assertStatus(200)
    })

  test('lets a page say that it is seen', async ({ client }) => {
    const presence = { stream: '01900000-0000-7000-8000-00000000ff01' }
    const told = await client
      .post('/presence')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .json(presence)
    told.assertStatus(204)
  })

  test('lets a consent be taken back, and notifications be turned off', async ({
    assert,
    client,
  }) => {
    const user = await account(ada())
    for (const [path, form] of [
      ['/profile/privacy', { advertised: false }],
      ['/profile/match-finder/erase', {}],
      ['/notifications', {}],
    ] as const) {
      const sent = await client.post(path).loginAs(user).withCsrfToken().form(form).redirects(0)
      assert.notEqual(sent.header('location'), '/consent', path)
      assert.notEqual(sent.status(), 403, path)
    }
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

test.group('Terms that a release changes', (group) => {
  inTransaction(group)
  const soon = () => longDate(DateTime.utc().plus({ days: 30 }), 'nl')

  async function release() {
    const wordings = [wording('terms', { words: 'Wees lief.' })]
    await shipTexts(await sitePorts(), { wordings, hasMembers: true })
    clearSettingsCache()
    const { id } = await db.from('shipped_texts').orderBy('holds_from', 'desc').firstOrFail()
    return String(id)
  }

  test('are mailed with their day, and how to leave; and a banner says so', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const id = await release()
    await runJob(AnnounceTermsJob, { versionId: id })
    await workMails('terms_changed')
    const { subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(subject, `Nieuwe voorwaarden van Vonk: ${soon()}`)
    for (const told of [`/pages/terms/versions/${id}`, 'account verwijderen', 'volledig terug']) {
      assert.include(text, told)
    }
    const user = await account(ada())
    const page = () => client.get('/likes/given').loginAs(user).header('accept-language', 'nl')
    assert.include((await page()).text(), `Vanaf ${soon()} gelden nieuwe voorwaarden.`)
    const asked = await client.get('/consent').loginAs(user).header('accept-language', 'nl')
    assert.include(asked.text(), `href="/pages/terms/versions/${id}"`)
    assert.include(asked.text(), 'href="/profile/delete"')
    assert.include(asked.text(), 'Later beslissen')
    await client.post('/consent').loginAs(user).withCsrfToken().redirects(0)
    const { holds_from: holdsFrom } = await db.from('shipped_texts').where({ id }).firstOrFail()
    assert.equal((await account(ada())).consentVersion?.toMillis(), Number(holdsFrom))
    assert.notInclude((await page()).text(), 'gelden nieuwe voorwaarden')
  })

  test('hold 30 days later, and the old ones stay readable', async ({
    assert,
    client,
    test: it,
  }) => {
    const time = stopTime(it)
    await join(ada())
    await release()
    const user = await account(ada())
    const chats = () => client.get('/chats').loginAs(user).redirects(0)
    const terms = async (path: string) => (await client.get(path)).text()
    time.passes(Duration.fromObject({ days: 30, seconds: -1 }).toMillis())
    assert.equal((await chats()).status(), 200)
    assert.notInclude(await terms('/pages/terms'), 'Wees lief.')
    time.passes(Duration.fromObject({ days: 30 }).toMillis())
    assert.equal((await chats()).header('location'), '/consent')
    assert.include(await terms('/pages/terms'), 'Wees lief.')
    assert.notInclude(await terms('/pages/terms/versions/first'), 'Wees lief.')
  })
})

async function announced(...options: string[]) {
  const { report } = await runCommand('terms:announce', ...options)
  return report
    .split('\n')
    .at(-1)
    ?.replace(/^.*?(?=\d)/, '')
}
