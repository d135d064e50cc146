import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { closedSite } from '#tests/support/sites/other_site'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

const flirt = { domain: 'flirt.example', name: 'Flirt', language: 'nl', countries: ['NL', 'BE'] }

async function firstSite() {
  return Site.query().orderBy('createdAt').firstOrFail()
}

/** Fills in settings of a group, as a form that was just shown. */
async function fillIn(
  client: ApiClient,
  as: As,
  { group = 'messaging', siteId, typed }: { group?: string; siteId: string; typed: object }
) {
  const path = `/admin/sites/${siteId}/settings/${group}`
  const page = (await as(client.get(path))).text()
  const shown = page.matchAll(/name="seen\[([a-z_]+)\]" value="([^"]*)"/g)
  const seen = Object.fromEntries([...shown].map(([, name, value]) => [name, unescape(value)]))
  const named = Object.keys(typed)
  const asked = Object.fromEntries(Object.entries(seen).filter(([name]) => named.includes(name)))
  return as(client.post(path)).header('referer', `${siteUrl}${path}`).json({ seen: asked, typed })
}

function unescape(text: string) {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

async function kept(siteId: string, name: string) {
  const row = await db.from('settings').where({ site_id: siteId, name }).first()
  return row ? JSON.parse(row.value) : null
}

test.group('The sites in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    clearSettingsCache()
    return clearSettingsCache
  })

  test('are added by a form, and say what they still lack', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const added = await as(client.post('/admin/sites')).json(flirt)
    const { id } = await Site.findByOrFail('domain', 'flirt.example')
    assert.equal(added.header('location'), `/admin/sites/${id}`)
    assert.deepEqual(await kept(id, 'countries'), ['NL', 'BE'])
    const page = (await as(client.get(`/admin/sites/${id}`))).text()
    assert.include(page, `href="/admin/sites/${id}/company#name"`)
    assert.include(page, `href="/admin/sites/${id}/settings/identity#support_email"`)
    assert.include(page, 'set MAIL_FROM')
    const list = (await as(client.get('/admin/sites'))).text()
    assert.include(list, 'flirt.example')
    const settings = await client.get('/api/settings.php').qs({ host: 'flirt.example' })
    assert.containSubset(settings.body(), { name: 'Flirt', domain_language: 'nl' })
  })

  test('are not added twice, nor at what is no domain; the form is kept', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('owner')
    await as(client.post('/admin/sites')).json(flirt)
    const taken = await as(client.post('/admin/sites')).json(flirt)
    assert.equal(taken.flashMessage('error'), 'There is a site with this domain already.')
    const wrong = await as(client.post('/admin/sites')).json({ ...flirt, domain: 'flirt' })
    assert.match(String(wrong.flashMessage('error')), /^That isn’t a domain/)
    assert.equal(wrong.flashMessage('name'), 'Flirt')
    assert.lengthOf(await Site.query().where('domain', 'flirt.example'), 1)
  })

  test('of an admin of one site are that one; another is not found', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    await owner.as(client.post('/admin/sites')).json(flirt)
    const { id: otherId } = await Site.findByOrFail('domain', 'flirt.example')
    const { domain, id: siteId } = await firstSite()
    const changes = { id: crypto.randomUUID(), siteId, email: 'local@vonk.example' }
    const local = await signInAdmin('owner', { changes })
    const list = (await local.as(client.get('/admin/sites'))).text()
    assert.include(list, domain)
    assert.notInclude(list, 'flirt.example')
    assert.notInclude(list, 'action="/admin/sites"')
    for (const page of ['', '/company', '/settings/messaging', '/draft', '/history']) {
      const answer = await local.as(client.get(`/admin/sites/${otherId}${page}`))
      assert.equal(answer.status(), 404, page)
    }
    const added = await local
      .as(client.post('/admin/sites'))
      .json({ ...flirt, domain: 'a.example' })
    assert.equal(added.status(), 404)
    const filled = { seen: { free_messages: '5' }, typed: { free_messages: '8' } }
    const path = `/admin/sites/${otherId}/settings/messaging`
    assert.equal((await local.as(client.post(path)).json(filled)).status(), 404)
  })

  test('show every group of settings, also to those who may only look', async ({
    assert,
    client,
  }) => {
    const { id } = await firstSite()
    const { as } = await signInAdmin('viewer')
    const page = (await as(client.get(`/admin/sites/${id}/settings/messaging`))).text()
    const groups = [...page.matchAll(/href="(\/admin\/sites\/[^"]+\/settings\/\w+)"/g)]
    assert.isAbove(groups.length, 14)
    for (const [, path] of groups) {
      const shown = await as(client.get(path))
      assert.equal(shown.status(), 200, path)
      assert.include(shown.text(), 'Only an owner changes settings', path)
      assert.notMatch(shown.text(), /admin\.settings\.|@!|@include/, path)
    }
  })

  test('change name and language', async ({ assert, client }) => {
    const { id } = await firstSite()
    const { as } = await signInAdmin('owner')
    await as(client.post(`/admin/sites/${id}`)).form({ name: 'Funke', language: 'de' })
    const { domainLanguage, name } = await firstSite()
    assert.deepEqual([name, domainLanguage], ['Funke', 'de'])
    assert.lengthOf(await db.from('audit_rows').where('subject_kind', 'site'), 1)
  })

  test('have a company, whose blank fields are removed', async ({ assert, client }) => {
    const { id } = await firstSite()
    const { as } = await signInAdmin('owner')
    const company = {
      name: 'Flirt B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'nl',
      timeZone: 'Europe/Amsterdam',
      vatNumbers: 'NL001, DE002',
      iban: 'nl91 abna 0417 1643 00',
    }
    await as(client.post(`/admin/sites/${id}/company`)).form(company)
    const row = await db.from('companies').where('site_id', id).firstOrFail()
    assert.containSubset(row, { name: 'Flirt B.V.', country: 'NL', iban: 'NL91ABNA0417164300' })
    assert.equal(row.vat_numbers, '["NL001","DE002"]')
    await as(client.post(`/admin/sites/${id}/company`)).form({ ...company, iban: '' })
    assert.isNull((await db.from('companies').where('site_id', id).firstOrFail()).iban)
    const wrong = { ...company, iban: 'NL91ABNA0417164301' }
    await as(client.post(`/admin/sites/${id}/company`)).form(wrong)
    assert.isNull((await db.from('companies').where('site_id', id).firstOrFail()).iban)
  })
})

test.group('Settings of a site in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    clearSettingsCache()
    return clearSettingsCache
  })

  test('are filled in, looked at, and kept with a reason', async ({ assert, client }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    const filled = await fillIn(client, as, { siteId, typed: { free_messages: '8' } })
    assert.equal(filled.header('location'), `/admin/sites/${siteId}/draft`)
    assert.isNull(await kept(siteId, 'free_messages'))
    const draft = (await as(client.get(`/admin/sites/${siteId}/draft`))).text()
    assert.include(draft, 'Free messages')
    assert.include(draft, 'Keep 1 change')
    const done = await as(client.post(`/admin/sites/${siteId}/draft`)).form({ reason: 'A trial' })
    assert.equal(done.flashMessage('done'), '1 setting has changed.')
    assert.equal(await kept(siteId, 'free_messages'), 8)
    const { body } = await settingsOf(client)
    assert.equal(body.message_length, 1000)
    const history = (await as(client.get(`/admin/sites/${siteId}/history`))).text()
    assert.include(history, 'A trial')
    assert.include(history, 'The owner')
  })

  test('are filled in by the whole form of a browser, also where fields are blank', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    const form = {
      'seen[index_title]': 'null',
      'typed[index_title]': 'Dating at the seaside',
      'seen[description]': 'null',
      'typed[description]': '',
      'seen[member_resell]': 'true',
      'typed[member_resell]': 'yes',
    }
    await as(client.post(`/admin/sites/${siteId}/settings/identity`)).form(form)
    const draft = await db.from('setting_drafts').firstOrFail()
    assert.deepEqual(JSON.parse(draft.changes), {
      index_title: { from: 'null', to: '"Dating at the seaside"' },
    })
  })

  test('are refused with the reason at the field, and what was typed stays', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    const typed = { min_age: '16' }
    const refused = await fillIn(client, as, { siteId, group: 'sign_up', typed })
    assert.deepEqual(refused.flashMessage('wrong'), { min_age: 'It can’t be under 18.' })
    const flash = { typed, wrong: refused.flashMessage('wrong') }
    const page = await as(client.get(`/admin/sites/${siteId}/settings/sign_up`)).withFlashMessages(
      flash
    )
    assert.include(page.text(), 'It can’t be under 18.')
    assert.match(page.text(), /name="typed\[min_age\]"[^>]*value="16"/)
    const none = { siteId, group: 'countries', typed: { countries: [] } }
    const wrong = await fillIn(client, as, none)
    assert.match(JSON.stringify(wrong.flashMessage('wrong')), /nobody could use the site/)
    assert.isNull(await db.from('setting_drafts').first())
  })

  test('have a text of the entry warning in each language, with ours where there is none', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    const texts = { nl: 'Voor volwassenen uit de buurt', de: '' }
    await fillIn(client, as, { group: 'entry', siteId, typed: { site_entry_popup_texts: texts } })
    const draft = (await as(client.get(`/admin/sites/${siteId}/draft`))).text()
    assert.include(draft, 'nl: Voor volwassenen uit de buurt')
    await as(client.post(`/admin/sites/${siteId}/draft`)).form({ reason: 'Our own words' })
    assert.deepEqual(await kept(siteId, 'site_entry_popup_texts'), { nl: texts.nl })
    const page = (await as(client.get(`/admin/sites/${siteId}/settings/entry`))).text()
    assert.match(page, /lang="nl"[^>]*>Voor volwassenen uit de buurt</)
    assert.match(page, /lang="de"[^>]*placeholder="Vonk ist [^"]*"[^>]*></)
  })

  test('hold at once on pages of members, and after that the old ones when undone', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    assert.equal((await settingsOf(client)).body.photo_credits, 2)
    await fillIn(client, as, { siteId, group: 'credits', typed: { photo_credits: '4' } })
    await as(client.post(`/admin/sites/${siteId}/draft`))
    assert.equal((await settingsOf(client)).body.photo_credits, 4)
    const { number } = await db.from('audit_rows').where('act', 'change_setting').firstOrFail()
    await as(client.post(`/admin/sites/${siteId}/history/${number}/undo`))
    assert.equal((await settingsOf(client)).body.photo_credits, 2)
    const again = await as(client.post(`/admin/sites/${siteId}/history/${number}/undo`))
    assert.include(again.flashMessage('error'), 'Credits for a photo')
    assert.include(again.flashMessage('error'), 'it is 2 now')
  })

  test('get their default back by a button, and are dropped by another', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    await setSetting('free_messages', 8, siteId)
    const { as } = await signInAdmin('owner')
    const form = { seen: { free_messages: '8' }, typed: { free_messages: '8' } }
    const path = `/admin/sites/${siteId}/settings/messaging`
    await as(client.post(path)).json({ ...form, reset: 'free_messages' })
    const drafts = await db.from('setting_drafts')
    assert.deepEqual(JSON.parse(drafts[0].changes), { free_messages: { from: '8', to: '5' } })
    await as(client.post(`/admin/sites/${siteId}/draft/drop`)).form({ setting: 'free_messages' })
    assert.isEmpty(await db.from('setting_drafts'))
  })

  test('sell bundles at prices of the site, and warn of costs against the law', async ({
    assert,
    client,
  }) => {
    const { id: siteId } = await firstSite()
    const { as } = await signInAdmin('owner')
    const prices = { package_terms: { 'p1:EUR': '17.99' } }
    await fillIn(client, as, { siteId, group: 'packages', typed: prices })
    const costs = { method_costs: { 'ideal:NL': '0.29' } }
    await fillIn(client, as, { siteId, group: 'methods', typed: costs })
    const draft = (await as(client.get(`/admin/sites/${siteId}/draft`))).text()
    assert.include(draft, 'The law forbids these costs: ideal:NL')
    assert.include(draft, 'p1: EUR 17.99')
    await as(client.post(`/admin/sites/${siteId}/draft`))
    assert.deepEqual(await kept(siteId, 'package_terms'), { p1: { EUR: 1799 } })
    assert.equal(await kept(siteId, 'method_costs'), 'ideal:NL:0.29')
    const page = (await as(client.get(`/admin/sites/${siteId}/settings/packages`))).text()
    assert.match(page, /\[p1:EUR\]"[^>]*placeholder="19.99" value="17.99"/)
  })
})

test.group('A preview of settings', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    clearSettingsCache()
    return clearSettingsCache
  })

  /** What the browser holds after it has opened the link of a preview. */
  async function preview(client: ApiClient, typed: object, settings: string) {
    const { id: siteId } = await firstSite()
    const { admin, as } = await signInAdmin('owner')
    await fillIn(client, as, { siteId, group: settings, typed })
    const page = await as(client.post(`/admin/sites/${siteId}/draft/preview`))
    const [, link = ''] = /href="[^"]*(\/preview\/[\w-]+)"/.exec(page.text()) ?? []
    const opened = await client.get(link).redirects(0)
    return { admin, link, opened, cookie: opened.cookie('settings.preview')?.value as string }
  }

  test('shows pages with what is not kept yet to its browser alone', async ({ assert, client }) => {
    const { cookie, link, opened } = await preview(client, { index_title: 'New title' }, 'identity')
    assert.equal(opened.status(), 302)
    const seen = await client.get('/').withEncryptedCookie('settings.preview', cookie)
    assert.include(seen.text(), 'New title')
    assert.include(seen.text(), 'This is a preview')
    assert.match(seen.header('cache-control') ?? '', /no-store/)
    const others = await client.get('/')
    assert.notInclude(others.text(), 'New title')
    assert.notInclude(others.text(), 'This is a preview')
    assert.equal((await client.get(link)).status(), 404)
    const guessed = await client.get('/').withEncryptedCookie('settings.preview', 'guess')
    assert.notInclude(guessed.text(), 'New title')
  })

  test('shows the entry warning with a text that is not kept yet', async ({ assert, client }) => {
    const typed = { site_entry_popup_texts: { en: 'For grown-ups nearby', nl: 'Voor volwassenen' } }
    const { cookie } = await preview(client, typed, 'entry')
    const seen = await client.get('/en/').withEncryptedCookie('settings.preview', cookie)
    assert.include(seen.text(), 'For grown-ups nearby')
    assert.notInclude((await client.get('/en/')).text(), 'For grown-ups nearby')
  })

  test('does nothing with what is not kept: nobody signs up by it', async ({ assert, client }) => {
    await setSetting('signups', 'other')
    const { cookie } = await preview(client, { signups: 'all' }, 'sign_up')
    const asPreview = <R extends ReturnType<ApiClient['get']>>(request: R) =>
      request.withEncryptedCookie('settings.preview', cookie).redirects(0)
    assert.equal((await asPreview(client.get('/signup'))).status(), 200)
    const sent = await asPreview(client.post('/signup').withCsrfToken()).form({})
    assert.notEqual(sent.status(), 200)
    assert.notEqual(sent.status(), 422)
    assert.isNull(await db.from('users').first())
  })

  test('ends with the button on its bar, and with the session of its admin', async ({
    assert,
    client,
  }) => {
    const { admin, cookie } = await preview(client, { index_title: 'New title' }, 'identity')
    const look = () => client.get('/').withEncryptedCookie('settings.preview', cookie)
    assert.include((await look()).text(), 'New title')
    await db.from('admin_sessions').where('admin_id', admin.id).delete()
    assert.notInclude((await look()).text(), 'New title')
    const ended = await client
      .post('/preview/end')
      .withCsrfToken()
      .withEncryptedCookie('settings.preview', cookie)
      .redirects(0)
    assert.equal(ended.header('location'), '/')
  })
})

async function settingsOf(client: ApiClient) {
  const answer = await client.get('/api/settings.php')
  return { body: answer.body() }
}

test.group('Finding a setting', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    clearSettingsCache()
    return clearSettingsCache
  })

  /** The names of the settings that the page lists. */
  async function found(client: ApiClient, as: As, query: string) {
    const { id } = await firstSite()
    const page = (await as(client.get(`/admin/sites/${id}/settings${query}`))).text()
    const links = page.matchAll(/settings\/[a-z_]+#([a-z_]+)" data-row/g)
    return [...links].map(([, name]) => name)
  }

  test('looks in names, labels and help, whatever the case and accents', async ({
    assert,
    client,
  }) => {
    const { as } = await signInAdmin('viewer')
    assert.include(await found(client, as, '?q=min_age'), 'min_age')
    assert.deepEqual(await found(client, as, '?q=GIFT+credits'), ['gift_credits'])
    assert.deepEqual(await found(client, as, '?q=no+setting+says+this'), [])
    assert.isAbove((await found(client, as, '')).length, 50)
  })

  test('looks in the language of the admin', async ({ assert, client }) => {
    const dutch = await signInAdmin('viewer', { changes: { locale: 'nl' } })
    assert.include(await found(client, dutch.as, '?q=leeftijd'), 'min_age')
    const english = await signInAdmin('owner')
    assert.notInclude(await found(client, english.as, '?q=leeftijd'), 'min_age')
  })

  test('shows only those that differ from the default', async ({ assert, client }) => {
    const { as } = await signInAdmin('viewer')
    const before = await found(client, as, '?changed=yes')
    await setSetting('message_length', 500)
    const after = await found(client, as, '?changed=yes')
    assert.sameMembers(after, [...before, 'message_length'])
    assert.notInclude(before, 'message_length')
    assert.deepEqual(await found(client, as, '?changed=yes&q=message_length'), ['message_length'])
    assert.notInclude(await found(client, as, '?changed=yes&q=min_age'), 'min_age')
  })

  test('is for the sites that an admin sees', async ({ client }) => {
    const { id } = await firstSite()
    const { as } = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    const page = await as(client.get(`/admin/sites/${id}/settings?q=age`))
    page.assertStatus(404)
  })
})
