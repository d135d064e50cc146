import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { contentPages, type ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'
import AnnounceTermsJob from '#jobs/announce_terms_job'
import ContentVersion from '#models/content_version'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { waitingJobs } from '#tests/support/queue/jobs'
import { closedSite } from '#tests/support/sites/other_site'
import { replacePorts } from '#tests/support/time/clock'

type Props = { title: string; html: string; versions: { id: string }[]; isNewest: boolean }

/** Begins a version of a page by the forms, and returns its id. */
async function begin(client: ApiClient, as: As, page: ContentPage, site?: string) {
  const begun = await as(client.post(`/admin/content/${page}/versions`)).form({ site })
  return begun.header('location')!.split('/').at(-1)!
}

async function write(
  client: ApiClient,
  as: As,
  id: string,
  texts: Partial<Record<Locale, string>>
) {
  for (const [locale, text] of Object.entries(texts)) {
    const form = { left: locale, right: locale, left_text: text, right_text: text }
    const saved = await as(client.post(`/admin/content/versions/${id}`)).form(form)
    saved.assertStatus(302)
  }
}

/** A version that holds from now on, or from a later time. */
async function publish(
  client: ApiClient,
  as: As,
  page: ContentPage,
  texts: Partial<Record<Locale, string>>,
  { site, from }: { site?: string; from?: string } = {}
) {
  const id = await begin(client, as, page, site)
  await write(client, as, id, texts)
  await as(client.post(`/admin/content/versions/${id}/schedule`)).form({ holds_from: from })
  return id
}

async function readPage(client: ApiClient, path: string, language = 'en') {
  const response = await client.get(path).header('accept-language', language).withInertia()
  return response.inertiaProps as Props
}

test.group('A page with versions', (group) => {
  inTransaction(group)
  group.each.setup(() => invalidateSites)

  test('is what the newest version that holds says, in each language', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    await publish(client, as, 'faq', {
      en: '# Questions\n\nOne for {site}.',
      nl: '# Vragen\n\nEen.',
    })
    await publish(client, as, 'faq', { en: '# Questions\n\nTwo.' })
    await publish(client, as, 'faq', { en: '# Later' }, { from: '2100-01-01T00:00' })
    const english = await readPage(client, '/pages/faq')
    assert.include(english.html, 'Two.')
    assert.lengthOf(english.versions, 3)
    const dutch = await readPage(client, '/pages/faq', 'nl')
    assert.deepEqual([dutch.title, dutch.versions.length], ['Vragen', 2])
    const german = await readPage(client, '/pages/faq', 'de')
    assert.lengthOf(german.versions, 1)
    assert.isAbove(german.html.length, 400)
  })

  test('shows every version that ever held by an address of its own', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    const one = await publish(client, as, 'faq', { en: '# Questions\n\nOne.' })
    await publish(client, as, 'faq', { en: '# Questions\n\nTwo.' })
    const earlier = await readPage(client, `/pages/faq/versions/${one}`)
    assert.deepEqual([earlier.html.trim(), earlier.isNewest], ['<p>One.</p>', false])
    const first = await readPage(client, '/pages/faq/versions/first')
    assert.equal(first.title, 'Frequently asked questions')
    const page = await client.get('/pages/faq').header('accept-language', 'en')
    page.assertTextIncludes(`href="/pages/faq/versions/${one}"`)
  })

  test('shows no draft, no version to come, and none of another page or site', async ({
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    const text = { en: '# Secret' }
    const draft = await begin(client, as, 'faq')
    await write(client, as, draft, text)
    const later = await publish(client, as, 'faq', text, { from: '2100-01-01T00:00' })
    const other = await publish(client, as, 'faq', text, { site: await closedSite() })
    const ban = await publish(client, as, 'ban', text)
    for (const id of [draft, later, other, ban, crypto.randomUUID()]) {
      const response = await client.get(`/pages/faq/versions/${id}`)
      response.assertStatus(404)
    }
  })

  test('is of its site where that has a newer text of its own', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const { id: site } = await Site.query().orderBy('createdAt').firstOrFail()
    await publish(client, as, 'faq', { en: '# For all' })
    await publish(client, as, 'faq', { en: '# For us' }, { site })
    assert.equal((await readPage(client, '/pages/faq')).title, 'For us')
  })

  test('of another site is shown as its visitors see it, on that site', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    const site = await closedSite()
    invalidateSites()
    const id = await publish(client, as, 'faq', { en: '# Theirs' }, { site })
    for (const [path, seen] of [
      [`/admin/content/faq?site=${site}`, '/pages/faq'],
      [`/admin/content/versions/${id}`, `/pages/faq/versions/${id}`],
    ]) {
      const page = await as(client.get(path))
      assert.match(page.text(), new RegExp(`href="https?://${site}\\.test(:\\d+)?${seen}"`), path)
    }
    const ofAll = await as(client.get('/admin/content/faq'))
    assert.include(ofAll.text(), 'href="/pages/faq"')
  })

  test('never carries HTML, and leads nowhere but to pages and mail', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    const lines = [
      '# <b>Hi</b>',
      '<script>alert(1)</script>',
      'A <img src=x onerror=alert(1)> b',
      '![x](https://elsewhere.example/x.png)',
      '[a](javascript:alert(1)) [b](javascript&#58;alert(1)) [c](  JAVASCRIPT:x)',
      '[d](data:text/html,x) [e](vbscript:x) [f](https://ok.example/?a=1&b="2")',
      '[g](/pages/terms) [h](mailto:a@b.example) <javascript:alert(1)>',
      '[i](https://ok.example "onmouseover=x")',
      '[j]: javascript:alert(1)',
      '[j]',
    ]
    await publish(client, as, 'faq', { en: lines.join('\n\n') })
    const { html, title } = await readPage(client, '/pages/faq')
    assert.equal(title, '<b>Hi</b>')
    assert.notMatch(html, /<(script|img|b)\b/)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
    const script = targets.filter((target) => !/^(https:|\/pages|mailto:)/.test(target))
    assert.deepEqual(script, ['javascript&amp;#58;alert(1)'])
    assert.includeMembers(targets, ['/pages/terms', 'mailto:a@b.example'])
    assert.notMatch(html, /<[^>]*\son\w+=/)
  })
})

test.group('New terms', (group) => {
  inTransaction(group)
  group.each.setup(() => invalidateSites)
  const texts = Object.fromEntries(locales.map((locale) => [locale, '# Terms\n\nOf {terms_date}']))

  test('are asked for from the moment on at which they hold, in every language', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const user = await account(ada())
    const { as } = await signInAdmin('owner')
    const later = await publish(client, as, 'terms', texts, { from: '2100-01-01T00:00' })
    const before = await client.get('/chats').loginAs(user).redirects(0)
    before.assertStatus(200)
    await as(client.post(`/admin/content/versions/${later}/withdraw`))
    await publish(client, as, 'terms', texts)
    const asked = await client.get('/chats').loginAs(user).redirects(0)
    asked.assertHeader('location', '/consent')
    await client.post('/consent').loginAs(user).withCsrfToken().redirects(0)
    const held = await ContentVersion.query().whereNull('withdrawn_at').firstOrFail()
    assert.isTrue((await account(ada())).consentVersion?.equals(held.holdsFrom!))
    const again = await client.get('/chats').loginAs(user).redirects(0)
    again.assertStatus(200)
  })

  test('are mailed to those who have not agreed, unless they were withdrawn', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob({ user: { consentVersion: DateTime.utc(2100) } }))
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', texts)
    await announce(id)
    const mails = await db.from('queue_jobs').where('data', 'like', '%terms_changed%')
    assert.lengthOf(mails, 1)
    assert.include(mails[0].data, ada().user.id)
    const withdrawn = await publish(client, as, 'terms', texts, { from: '2100-01-01T00:00' })
    await as(client.post(`/admin/content/versions/${withdrawn}/withdraw`))
    await announce(withdrawn)
    assert.lengthOf(await db.from('queue_jobs').where('data', 'like', '%terms_changed%'), 1)
  })

  test('are mailed once to each member, also when the job fails halfway and is retried', async ({
    assert,
    client,
    test: it,
  }) => {
    await join(ada(), bob(), cleo())
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', texts)
    const { unitOfWork } = await app.container.make(Ports)
    let members = 0
    const failing = new (class extends UnitOfWork {
      async run<T>(work: (repositories: Repositories) => Promise<T>) {
        if (++members === 2) throw new Error('The database is away')
        return unitOfWork.run(work)
      }
    })()
    await replacePorts(it, { unitOfWork: failing })
    await assert.rejects(() => announce(id), 'The database is away')
    assert.lengthOf(await toldOfTerms(), 1)
    assert.notProperty(AnnounceTermsJob.options, 'maxRetries', 'the queue tries again')
    await announce(id)
    await announce(id)
    const everybody = [ada(), bob(), cleo()].map(({ user }) => user.id)
    assert.sameMembers(await toldOfTerms(), everybody)
  })

  test('are refused while a language is missing', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', { en: '# Terms', nl: '# Voorwaarden' })
    assert.isNull((await ContentVersion.findOrFail(id)).holdsFrom)
    const page = await as(client.get(`/admin/content/versions/${id}`))
    page.assertTextIncludes('Still missing: de, es, fr, it, pl')
  })
})

/** The members to whom a mail about new terms is on its way, as often as it is. */
async function toldOfTerms() {
  const mails = await waitingJobs<{ kind: string; userId: string }>('send_mail')
  const about = mails.filter(({ payload }) => payload.kind === 'terms_changed')
  return about.map(({ payload }) => payload.userId)
}

async function announce(versionId: string) {
  const job = await app.container.make(AnnounceTermsJob)
  job.$hydrate({ versionId }, {} as never)
  await job.execute()
}

test.group('The editor of pages', (group) => {
  inTransaction(group)
  group.each.setup(() => invalidateSites)

  test('lists every page', async ({ assert, client }) => {
    const { as } = await signInAdmin('viewer')
    const page = await as(client.get('/admin/content'))
    for (const one of contentPages) assert.include(page.text(), `href="/admin/content/${one}"`)
  })

  test('lists the versions of a page with their state, languages and authors', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    await publish(client, as, 'faq', { en: '# Questions', pl: '# Pytania' })
    const withdrawn = await begin(client, as, 'faq')
    await as(client.post(`/admin/content/versions/${withdrawn}/withdraw`))
    const page = await as(client.get('/admin/content/faq'))
    const rows = [...page.text().matchAll(/<tr>([^]*?)<\/tr>/g)].slice(1)
    const cells = rows.map(([, row]) =>
      [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)].map(([, cell]) =>
        cell.replace(/<[^>]*>/g, '').trim()
      )
    )
    assert.deepEqual(
      cells.map(([, state, , languages, by]) => [state, languages, by]),
      [
        ['Withdrawn', '', 'The owner'],
        ['In force', 'en pl', 'The owner'],
      ]
    )
  })

  test('shows two languages side by side, with what holds now where nothing is written', async ({
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    const id = await begin(client, as, 'faq')
    await write(client, as, id, { de: '# Fragen\n\nGanz <i>neu</i>' })
    const page = await as(client.get(`/admin/content/versions/${id}?left=de&right=en`))
    page.assertTextIncludes('name="left_text" lang="de"')
    page.assertTextIncludes('# Frequently asked questions')
    page.assertTextIncludes('<p>Ganz &lt;i&gt;neu&lt;/i&gt;</p>')
  })

  test('keeps what was typed when it is refused', async ({ client }) => {
    const { as } = await signInAdmin('owner')
    const id = await begin(client, as, 'faq')
    const path = `/admin/content/versions/${id}`
    const form = { left: 'en', right: 'nl', left_text: 'No heading here', right_text: '' }
    const refused = await as(client.post(path))
      .header('referer', `http://localhost${path}`)
      .form(form)
    const shown = await as(client.get(path)).withFlashMessages(refused.flashMessages())
    shown.assertTextIncludes('No heading here</textarea>')
    shown.assertTextIncludes('A text begins with a heading')
  })

  test('shows by line what a version changes', async ({ client }) => {
    const { as } = await signInAdmin('owner')
    await publish(client, as, 'faq', { en: '# Questions\n\nOld\n\nKept' })
    const id = await publish(client, as, 'faq', { en: '# Questions\n\nNew\n\nKept' })
    const page = await as(client.get(`/admin/content/versions/${id}/difference?locale=en`))
    page.assertTextIncludes('<del>Old</del>')
    page.assertTextIncludes('<ins>New</ins>')
    page.assertTextIncludes('<li>Kept</li>')
  })

  test('lets viewers look, and change nothing', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    const id = await begin(client, owner.as, 'faq')
    const { as } = await signInAdmin('viewer')
    const page = await as(client.get(`/admin/content/versions/${id}`))
    assert.notInclude(page.text(), `action="/admin/content/versions/${id}/withdraw"`)
    for (const path of ['', '/schedule', '/withdraw']) {
      const refused = await as(client.post(`/admin/content/versions/${id}${path}`)).form({
        left: 'en',
        right: 'nl',
      })
      refused.assertStatus(404)
    }
  })

  test('keeps an admin of one site to the versions of that site', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    const all = await begin(client, owner.as, 'faq')
    const siteId = await closedSite()
    const { as } = await signInAdmin('viewer', { changes: { siteId } })
    const list = await as(client.get('/admin/content/faq'))
    assert.notInclude(list.text(), all)
    for (const path of ['', '/difference']) {
      const page = await as(client.get(`/admin/content/versions/${all}${path}`))
      page.assertStatus(404)
    }
  })
})

test.group('A version in the database', (group) => {
  inTransaction(group)
  group.each.setup(() => invalidateSites)

  for (const [what, change] of [
    ['its text', () => db.from('content_texts').update({ body: '# Other' })],
    ['a language less', () => db.from('content_texts').delete()],
    ['another date', () => db.from('content_versions').update({ holds_from: 1 })],
    [
      'a withdrawal after it began',
      () => db.from('content_versions').update({ withdrawn_at: 9e14 }),
    ],
  ] as const) {
    test(`refuses ${what} once it has its date`, async ({ assert, client }) => {
      const { as } = await signInAdmin('owner')
      await publish(client, as, 'faq', { en: '# Questions' })
      await db.rawQuery('savepoint change')
      await assert.rejects(change)
      await db.rawQuery('rollback to savepoint change')
    })
  }
})
