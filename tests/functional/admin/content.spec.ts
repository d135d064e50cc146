import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Duration } from 'luxon'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { contentPages, type ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'
import AnnounceTermsJob from '#jobs/announce_terms_job'
import ContentVersion from '#models/content_version'
import Site from '#models/site'
import { adminAtWork, signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { runJob, waitingJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { setSetting } from '#tests/support/sites/settings'
import { addSite, closedSite } from '#tests/support/sites/other_site'
import { replacePorts } from '#tests/support/time/clock'
import { stopTime } from '#tests/support/time/time_travel'

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
  const path = `/admin/content/versions/${id}`
  if (from) await as(client.post(`${path}/schedule`)).form({ holds_from: from })
  else await as(client.post(`${path}/publish`)).form({ sure: 'on' })
  return id
}

async function readPage(client: ApiClient, path: string, language = 'en') {
  const response = await client.get(path).header('accept-language', language).withInertia()
  return response.inertiaProps as Props
}

test.group('A page with versions', (group) => {
  inTransaction(group)

  test('is what its newest version says, in each language', async ({ assert, client }) => {
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

  test('shows each version that ever held by its own address', async ({ assert, client }) => {
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

  test('is put in force by no empty form, and says who is mailed and what stays', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    const { as, post, read } = await adminAtWork(client, 'owner')
    const id = await begin(client, as, 'terms')
    const path = `/admin/content/versions/${id}`
    const first = Object.fromEntries(locales.map((locale) => [locale, '# Terms']))
    await write(client, as, id, first)
    assert.include(await read(path), '2 members will be emailed')
    assert.notInclude(await read(path), 'Unchanged in this version')
    for (const act of ['schedule', 'publish']) await post(`${path}/${act}`)
    assert.isNull((await ContentVersion.findOrFail(id)).holdsFrom)
    await post(`${path}/publish`, { sure: 'on' })
    assert.isNotNull((await ContentVersion.findOrFail(id)).holdsFrom)
    await publish(client, as, 'privacy', first)
    const second = await begin(client, as, 'privacy')
    await write(client, as, second, { ...first, nl: '# Voorwaarden' })
    const page = await read(`/admin/content/versions/${second}`)
    assert.match(page, /Unchanged in this version: English,[^.]*Polish/)
  })

  test('shows no draft, none to come, and none of elsewhere', async ({ client }) => {
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

  test('of another site is shown on that site, as visitors see it', async ({ assert, client }) => {
    const { as, read, shows } = await adminAtWork(client, 'owner')
    const site = await addSite('theirs.test', 'Theirs')
    const id = await publish(client, as, 'faq', { en: '# Theirs' }, { site })
    for (const [path, seen] of [
      [`/admin/content/faq?site=${site}`, '/pages/faq'],
      [`/admin/content/versions/${id}`, `/pages/faq/versions/${id}`],
    ]) {
      const page = await read(path)
      assert.match(page, new RegExp(`href="https?://theirs\\.test(:\\d+)?${seen}"`), path)
    }
    await shows('/admin/content/faq', 'href="/pages/faq"')
  })

  test('never carries HTML, and leads to pages and mail alone', async ({ assert, client }) => {
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
  const texts = Object.fromEntries(locales.map((locale) => [locale, '# Terms\n\nOf {terms_date}']))

  test('are asked for from the day on which they hold, 30 days after they were announced', async ({
    assert,
    client,
    test: it,
  }) => {
    const time = stopTime(it)
    await join(ada())
    const user = await account(ada())
    const { as, post } = await adminAtWork(client, 'owner')
    const withdrawn = await publish(client, as, 'terms', texts, { from: '2100-01-01T00:00' })
    await post(`/admin/content/versions/${withdrawn}/withdraw`)
    const id = await publish(client, as, 'terms', texts)
    const { holdsFrom } = await ContentVersion.findOrFail(id)
    assert.closeTo(holdsFrom!.diffNow().as('days'), 30, 0.01)
    const before = await client.get('/chats').loginAs(user).redirects(0)
    before.assertStatus(200)
    time.passes(Duration.fromObject({ days: 30 }).toMillis())
    const asked = await client.get('/chats').loginAs(user).redirects(0)
    asked.assertHeader('location', '/consent')
    await client.post('/consent').loginAs(user).withCsrfToken().redirects(0)
    const held = await ContentVersion.findOrFail(id)
    assert.isTrue((await account(ada())).consentVersion?.equals(held.holdsFrom!))
    const again = await client.get('/chats').loginAs(user).redirects(0)
    again.assertStatus(200)
  })

  test('can be read before they hold, beside those that do', async ({ assert, client }) => {
    await join(ada())
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', { ...texts, en: '# Terms to come' })
    const present = await readPage(client, '/pages/terms')
    assert.notEqual(present.title, 'Terms to come')
    assert.lengthOf(present.versions, 2)
    const page = await client.get(`/pages/terms/versions/${id}`).header('accept-language', 'en')
    page.assertTextIncludes('Terms to come')
    page.assertTextIncludes('This version takes effect on')
  })

  test('hold at once where nobody is a member yet', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', texts)
    assert.equal((await readPage(client, '/pages/terms')).versions[0].id, id)
    assert.isEmpty(await waitingJobs('announce_terms'))
  })

  test('need their 30 days where there are members', async ({ assert, client }) => {
    await join(ada())
    const { as } = await signInAdmin('owner')
    const from = DateTime.utc().plus({ days: 29 }).toFormat("yyyy-MM-dd'T'HH:mm")
    const id = await publish(client, as, 'terms', texts, { from })
    assert.isNull((await ContentVersion.findOrFail(id)).holdsFrom)
  })

  test('are mailed to who has not agreed, unless withdrawn', async ({ assert, client }) => {
    await join(ada(), bob({ user: { consentVersion: DateTime.utc(2200) } }))
    const { as, post } = await adminAtWork(client, 'owner')
    const id = await publish(client, as, 'terms', texts)
    await announceTerms(id)
    assert.deepEqual(await toldOfTerms(), [ada().user.id])
    const withdrawn = await publish(client, as, 'terms', texts, { from: '2100-01-01T00:00' })
    await post(`/admin/content/versions/${withdrawn}/withdraw`)
    await announceTerms(withdrawn)
    assert.lengthOf(await toldOfTerms(), 1)
  })

  test('are mailed once to each, also when the job is retried', async ({
    assert,
    client,
    test: it,
  }) => {
    await join(ada(), bob(), cleo())
    const { as } = await signInAdmin('owner')
    const id = await publish(client, as, 'terms', texts)
    const { unitOfWork } = await sitePorts()
    let members = 0
    const failing = new (class extends UnitOfWork {
      async run<T>(work: (repositories: Repositories) => Promise<T>) {
        if (++members === 2) throw new Error('The database is away')
        return unitOfWork.run(work)
      }
    })()
    await replacePorts(it, { unitOfWork: failing })
    await assert.rejects(() => announceTerms(id), 'The database is away')
    assert.lengthOf(await toldOfTerms(), 1)
    assert.notProperty(AnnounceTermsJob.options, 'maxRetries', 'the queue tries again')
    await announceTerms(id)
    await announceTerms(id)
    const everybody = [ada(), bob(), cleo()].map(({ user }) => user.id)
    assert.sameMembers(await toldOfTerms(), everybody)
  })
})

function announceTerms(versionId: string) {
  return runJob(AnnounceTermsJob, { versionId })
}

/** The members to whom a mail about new terms is on its way, as often as it is. */
async function toldOfTerms() {
  const mails = await waitingJobs<{ kind: string; userId: string }>('send_mail')
  const about = mails.filter(({ payload }) => payload.kind === 'terms_changed')
  return about.map(({ payload }) => payload.userId)
}

test.group('The editor of pages', (group) => {
  inTransaction(group)

  test('lists every page', async ({ assert, client }) => {
    const { read } = await adminAtWork(client, 'viewer')
    const page = await read('/admin/content')
    for (const one of contentPages) assert.include(page, `href="/admin/content/${one}"`)
  })

  test('lists versions with their state, languages and authors', async ({ assert, client }) => {
    const { as, get, post } = await adminAtWork(client, 'owner')
    await publish(client, as, 'faq', { en: '# Questions', pl: '# Pytania' })
    const withdrawn = await begin(client, as, 'faq')
    await post(`/admin/content/versions/${withdrawn}/withdraw`)
    const page = await get('/admin/content/faq')
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
        ['In effect', 'en pl', 'The owner'],
      ]
    )
  })

  test('shows two languages side by side, as they hold now', async ({ client }) => {
    const { as, shows } = await adminAtWork(client, 'owner')
    const id = await begin(client, as, 'faq')
    await write(client, as, id, { de: '# Fragen\n\nGanz <i>neu</i>' })
    await shows(
      `/admin/content/versions/${id}?left=de&right=en`,
      'name="left_text" lang="de"',
      '# Frequently asked questions',
      '<p>Ganz &lt;i&gt;neu&lt;/i&gt;</p>'
    )
  })

  test('keeps what was typed when it is refused', async ({ client }) => {
    const { as, get } = await adminAtWork(client, 'owner')
    const id = await begin(client, as, 'faq')
    const path = `/admin/content/versions/${id}`
    const form = { left: 'en', right: 'nl', left_text: 'No heading here', right_text: '' }
    const refused = await as(client.post(path))
      .header('referer', `http://localhost${path}`)
      .form(form)
    const shown = await get(path).withFlashMessages(refused.flashMessages())
    shown.assertTextIncludes('No heading here</textarea>')
    shown.assertTextIncludes('A text begins with a heading')
  })

  test('shows its parts for the countries of the site, or for the one it is previewed for', async ({
    assert,
    client,
  }) => {
    await setSetting('countries', ['NL'])
    const { as, read } = await adminAtWork(client, 'owner')
    const parts = '::: NL\n## Dutch?\n\nYes.\n:::\n\n::: AU\n## Australian?\n\nYes.\n:::'
    const id = await publish(client, as, 'faq', { en: `# Questions\n\n${parts}` })
    const headings = (page: string) => page.match(/(?<=>)(Dutch|Australian)\?(?=<)/g)
    const path = `/admin/content/versions/${id}?left=en`
    assert.deepEqual(headings(await read(path)), ['Dutch?'])
    const previewed = await read(`${path}&country=AU`)
    assert.deepEqual(headings(previewed), ['Australian?'])
    assert.include(previewed, 'As if the company and all its members were in Australia.')
    assert.deepEqual(headings((await client.get('/en')).text()), ['Dutch?'])
  })

  test('refuses a part that is not closed, with its line, and keeps the country', async ({
    assert,
    client,
  }) => {
    const { as, read } = await adminAtWork(client, 'owner')
    const id = await begin(client, as, 'faq')
    const path = `/admin/content/versions/${id}`
    const form = {
      left: 'en',
      right: 'nl',
      left_text: '# Questions\n\n::: DE\nText',
      country: 'DE',
    }
    const refused = await as(client.post(path)).form(form)
    assert.include(refused.flashMessage('error'), 'begins on line 3 isn’t closed')
    assert.include(await read(path), 'Parts for some countries only')
    const saved = await as(client.post(path)).form({ ...form, left_text: '# Questions' })
    saved.assertHeader('location', `${path}?left=en&right=nl&country=DE`)
  })

  test('shows by line what a version changes', async ({ client }) => {
    const { as, shows } = await adminAtWork(client, 'owner')
    await publish(client, as, 'faq', { en: '# Questions\n\nOld\n\nKept' })
    const id = await publish(client, as, 'faq', { en: '# Questions\n\nNew\n\nKept' })
    await shows(
      `/admin/content/versions/${id}/difference?locale=en`,
      '<del>Old</del>',
      '<ins>New</ins>',
      '<li>Kept</li>'
    )
  })

  test('keeps an admin of one site to the versions of that site', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    const all = await begin(client, owner.as, 'faq')
    const siteId = await closedSite()
    const { get, read } = await adminAtWork(client, 'viewer', { changes: { siteId } })
    assert.notInclude(await read('/admin/content/faq'), all)
    for (const path of ['', '/difference']) {
      const page = await get(`/admin/content/versions/${all}${path}`)
      page.assertStatus(404)
    }
  })
})

test.group('A version in the database', (group) => {
  inTransaction(group)

  test('never changes once it has its date', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    await publish(client, as, 'faq', { en: '# Questions' })
    for (const change of [
      () => db.from('content_texts').update({ body: '# Other' }),
      () => db.from('content_texts').delete(),
      () => db.from('content_versions').update({ holds_from: 1 }),
      () => db.from('content_versions').update({ withdrawn_at: 9e14 }),
    ]) {
      await db.rawQuery('savepoint change')
      await assert.rejects(change)
      await db.rawQuery('rollback to savepoint change')
    }
  })
})
