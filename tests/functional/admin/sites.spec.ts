import { test } from '@japa/runner'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { adminAtWork, signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { closedSite } from '#tests/support/sites/other_site'
import { setSetting } from '#tests/support/sites/settings'

const flirt = { domain: 'flirt.example', name: 'Flirt', language: 'nl', countries: ['NL', 'BE'] }

async function firstSite() {
  return Site.query().orderBy('createdAt').firstOrFail()
}

/** An owner at work, who fills in settings of the first site as their form was just shown. */
async function ownerAtSite(client: ApiClient) {
  const { id: siteId } = await firstSite()
  const owner = await adminAtWork(client, 'owner')
  const site = `/admin/sites/${siteId}`
  const fillIn = async (group: string, typed: object) => {
    const path = `${site}/settings/${group}`
    const shown = (await owner.read(path)).matchAll(/name="seen\[([a-z_]+)\]" value="([^"]*)"/g)
    const seen = [...shown].map(([, name, value]) => [name, unescape(value)])
    const asked = seen.filter(([name]) => Object.keys(typed).includes(name))
    const form = { seen: Object.fromEntries(asked), typed }
    return owner.as(client.post(path)).header('referer', `${siteUrl}${path}`).json(form)
  }
  return { ...owner, fillIn, site, siteId }
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

  test('are added by a form, and say what they still lack', async ({ assert, client }) => {
    const { as, shows } = await adminAtWork(client, 'owner')
    const added = await as(client.post('/admin/sites')).json(flirt)
    const { id } = await Site.findByOrFail('domain', 'flirt.example')
    assert.equal(added.header('location'), `/admin/sites/${id}`)
    assert.deepEqual(await kept(id, 'countries'), ['NL', 'BE'])
    await shows(
      `/admin/sites/${id}`,
      `href="/admin/sites/${id}/company#name"`,
      `href="/admin/sites/${id}/settings/identity#support_email"`,
      'set MAIL_FROM'
    )
    await shows('/admin/sites', 'flirt.example')
    const settings = await client.get('/api/settings.php').qs({ host: 'flirt.example' })
    assert.containSubset(settings.body(), { name: 'Flirt', domain_language: 'nl' })
  })

  test('of an admin of one site are that one', async ({ assert, client }) => {
    const otherId = await closedSite()
    const { domain, id: siteId } = await firstSite()
    const { read } = await adminAtWork(client, 'owner', { changes: { siteId } })
    const list = await read('/admin/sites')
    assert.include(list, domain)
    assert.notInclude(list, otherId)
    assert.notInclude(list, 'action="/admin/sites"')
  })

  test('show every group of settings, also to who may only look', async ({ assert, client }) => {
    const { id } = await firstSite()
    const { get, read } = await adminAtWork(client, 'viewer')
    const page = await read(`/admin/sites/${id}/settings/messaging`)
    const groups = [...page.matchAll(/href="(\/admin\/sites\/[^"]+\/settings\/\w+)"/g)]
    assert.isAbove(groups.length, 14)
    for (const [, path] of groups) {
      const shown = await get(path)
      assert.equal(shown.status(), 200, path)
      assert.include(shown.text(), 'Only an owner can change settings', path)
      assert.notMatch(shown.text(), /admin\.settings\.|@!|@include/, path)
    }
  })

  test('change name and language', async ({ assert, client }) => {
    const { id } = await firstSite()
    const { post } = await adminAtWork(client, 'owner')
    await post(`/admin/sites/${id}`, { name: 'Funke', language: 'de' })
    const { domainLanguage, name } = await firstSite()
    assert.deepEqual([name, domainLanguage], ['Funke', 'de'])
    assert.lengthOf(await db.from('audit_rows').where('subject_kind', 'site'), 1)
  })

  test('have a company, whose blank fields are removed', async ({ assert, client }) => {
    const { id } = await firstSite()
    const { post, shows } = await adminAtWork(client, 'owner')
    const company = {
      name: 'Flirt B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'nl',
      timeZone: 'Europe/Amsterdam',
      kvk: '12345678',
      dpo: 'Dora',
      vatNumbers: 'NL001, DE002',
      iban: 'nl91 abna 0417 1643 00',
    }
    await post(`/admin/sites/${id}/company`, company)
    const row = await db.from('companies').where('site_id', id).firstOrFail()
    assert.containSubset(row, { name: 'Flirt B.V.', country: 'NL', iban: 'NL91ABNA0417164300' })
    assert.equal(row.vat_numbers, '["NL001","DE002"]')
    // Not the first two letters of it, which are those of Niger.
    await post(`/admin/sites/${id}/company`, { ...company, country: 'Nederland' })
    assert.equal((await db.from('companies').where('site_id', id).firstOrFail()).country, 'NL')
    await shows(`/admin/sites/${id}/company`, '<option value="NL" selected>Netherlands</option>')
    await post(`/admin/sites/${id}/company`, { ...company, kvk: 'HRB 123456' })
    const told = await db.from('companies').where('site_id', id).firstOrFail()
    assert.include(told, { kvk: '12345678', dpo: 'Dora' })
    await post(`/admin/sites/${id}/company`, { ...company, dpo: '', vatNumbers: '' })
    const wrong = { ...company, iban: 'NL91ABNA0417164301' }
    await post(`/admin/sites/${id}/company`, wrong)
    const changed = await db.from('companies').where('site_id', id).firstOrFail()
    assert.include(changed, { dpo: null, vat_numbers: '[]', iban: 'NL91ABNA0417164300' })
  })
})

test.group('Settings of a site in the back office', (group) => {
  inTransaction(group)

  test('are filled in, looked at, and kept with a reason', async ({ assert, client }) => {
    const { fillIn, post, read, shows, site, siteId } = await ownerAtSite(client)
    const filled = await fillIn('messaging', { free_messages: '8' })
    assert.equal(filled.header('location'), `${site}/draft`)
    assert.isNull(await kept(siteId, 'free_messages'))
    const draft = await read(`${site}/draft`)
    assert.include(draft, 'Free messages')
    assert.include(draft, 'Publish 1 change')
    const done = await post(`${site}/draft`, { reason: 'A trial' })
    assert.equal(done.flashMessage('done'), '1 setting published.')
    assert.equal(await kept(siteId, 'free_messages'), 8)
    assert.equal((await settingsOf(client)).message_length, 1000)
    await shows(`${site}/history`, 'A trial', 'The owner')
  })

  test('are filled in by a whole form, with blank fields too', async ({ assert, client }) => {
    const { post, site } = await ownerAtSite(client)
    const form = {
      'seen[index_title]': 'null',
      'typed[index_title]': 'Dating at the seaside',
      'seen[description]': 'null',
      'typed[description]': '',
      'seen[member_resell]': 'true',
      'typed[member_resell]': 'yes',
    }
    await post(`${site}/settings/identity`, form)
    const draft = await db.from('setting_drafts').firstOrFail()
    assert.deepEqual(JSON.parse(draft.changes), {
      index_title: { from: 'null', to: '"Dating at the seaside"' },
    })
  })

  test('are refused at the field, and what was typed stays', async ({ assert, client }) => {
    const { fillIn, get, site } = await ownerAtSite(client)
    const typed = { min_age: '16' }
    const refused = await fillIn('sign_up', typed)
    assert.deepEqual(refused.flashMessage('wrong'), { min_age: 'It must be at least 18.' })
    const flash = { typed, wrong: refused.flashMessage('wrong') }
    const page = await get(`${site}/settings/sign_up`).withFlashMessages(flash)
    assert.include(page.text(), 'It must be at least 18.')
    assert.match(page.text(), /name="typed\[min_age\]"[^>]*value="16"/)
    assert.isNull(await db.from('setting_drafts').first())
  })

  test('have an entry warning in each language, or ours', async ({ assert, client }) => {
    const { fillIn, post, read, site, siteId } = await ownerAtSite(client)
    const texts = { nl: 'Voor volwassenen uit de buurt', de: '' }
    await fillIn('entry', { site_entry_popup_texts: texts })
    const draft = await read(`${site}/draft`)
    assert.include(draft, 'nl: Voor volwassenen uit de buurt')
    await post(`${site}/draft`, { reason: 'Our own words' })
    assert.deepEqual(await kept(siteId, 'site_entry_popup_texts'), { nl: texts.nl })
    const page = await read(`${site}/settings/entry`)
    assert.match(page, /lang="nl"[^>]*>Voor volwassenen uit de buurt</)
    assert.match(page, /lang="de"[^>]*placeholder="Vonk ist [^"]*"[^>]*></)
  })

  test('hold at once, and the old ones when they are undone', async ({ assert, client }) => {
    const { fillIn, post, site } = await ownerAtSite(client)
    assert.equal((await settingsOf(client)).photo_credits, 2)
    await fillIn('credits', { photo_credits: '4' })
    await post(`${site}/draft`)
    assert.equal((await settingsOf(client)).photo_credits, 4)
    const { number } = await db.from('audit_rows').where('act', 'change_setting').firstOrFail()
    await post(`${site}/history/${number}/undo`)
    assert.equal((await settingsOf(client)).photo_credits, 2)
  })

  test('get their default by a button, and are dropped by another', async ({ assert, client }) => {
    const { as, post, site, siteId } = await ownerAtSite(client)
    await setSetting('free_messages', 8, siteId)
    const form = { seen: { free_messages: '8' }, typed: { free_messages: '8' } }
    const path = `${site}/settings/messaging`
    await as(client.post(path)).json({ ...form, reset: 'free_messages' })
    const drafts = await db.from('setting_drafts')
    assert.deepEqual(JSON.parse(drafts[0].changes), { free_messages: { from: '8', to: '5' } })
    await post(`${site}/draft/drop`, { setting: 'free_messages' })
    assert.isEmpty(await db.from('setting_drafts'))
  })

  test('set prices of bundles, and warn of forbidden costs', async ({ assert, client }) => {
    const { fillIn, post, read, site, siteId } = await ownerAtSite(client)
    const prices = { package_terms: { 'p1:EUR': '17.99' } }
    await fillIn('packages', prices)
    const costs = { method_costs: { 'ideal:NL': '0.29' } }
    await fillIn('methods', costs)
    const draft = await read(`${site}/draft`)
    assert.include(draft, 'The law forbids these costs, so no one is charged them: ideal:NL')
    assert.include(draft, 'p1: €17.99')
    await post(`${site}/draft`)
    assert.deepEqual(await kept(siteId, 'package_terms'), { p1: { EUR: 1799 } })
    assert.equal(await kept(siteId, 'method_costs'), 'ideal:NL:0.29')
    const page = await read(`${site}/settings/packages`)
    assert.match(page, /\[p1:EUR\]"[^>]*placeholder="19.99" value="17.99"/)
  })
})

test.group('A preview of settings', (group) => {
  inTransaction(group)

  /** What the browser holds after it has opened the link of a preview. */
  async function preview(client: ApiClient, typed: object, settings: string) {
    const { fillIn, post, site } = await ownerAtSite(client)
    await fillIn(settings, typed)
    const page = await post(`${site}/draft/preview`)
    const [, link = ''] = /href="[^"]*(\/preview\/[\w-]+)"/.exec(page.text()) ?? []
    const opened = await client.get(link).redirects(0)
    const cookie = opened.cookie('settings.preview')?.value as string
    const withPreview = <R extends ApiRequest>(request: R) =>
      request.withEncryptedCookie('settings.preview', cookie)
    return { link, opened, withPreview }
  }

  test('shows pages with what is not kept yet to its browser alone', async ({ assert, client }) => {
    const typed = { index_title: 'New title' }
    const { link, opened, withPreview } = await preview(client, typed, 'identity')
    assert.equal(opened.status(), 302)
    const seen = await withPreview(client.get('/'))
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

  test('does nothing with what is not kept: nobody signs up by it', async ({ assert, client }) => {
    await setSetting('signups', 'other')
    const { withPreview } = await preview(client, { signups: 'all' }, 'sign_up')
    assert.equal((await withPreview(client.get('/signup').redirects(0))).status(), 200)
    const sent = await withPreview(client.post('/signup').withCsrfToken().redirects(0)).form({})
    assert.notInclude([200, 422], sent.status())
    assert.isNull(await db.from('users').first())
  })

  test('ends with the button on its bar', async ({ assert, client }) => {
    const { withPreview } = await preview(client, { index_title: 'New title' }, 'identity')
    const ended = await withPreview(client.post('/preview/end').withCsrfToken().redirects(0))
    assert.equal(ended.header('location'), '/')
    assert.notInclude((await withPreview(client.get('/'))).text(), 'New title')
  })
})

async function settingsOf(client: ApiClient) {
  return (await client.get('/api/settings.php')).body()
}

test.group('Finding a setting', (group) => {
  inTransaction(group)

  /** The names of the settings that the page lists. */
  async function found(client: ApiClient, as: As, query: string) {
    const { id } = await firstSite()
    const page = (await as(client.get(`/admin/sites/${id}/settings${query}`))).text()
    const links = page.matchAll(/settings\/[a-z_]+#([a-z_]+)" data-row/g)
    return [...links].map(([, name]) => name)
  }

  test('looks in names, labels and help, whatever the case', async ({ assert, client }) => {
    const { as } = await signInAdmin('viewer')
    assert.include(await found(client, as, '?q=min_age'), 'min_age')
    assert.deepEqual(await found(client, as, '?q=GIFT+credits'), ['gift_credits'])
    assert.deepEqual(await found(client, as, '?q=no+setting+says+this'), [])
    assert.isAbove((await found(client, as, '')).length, 50)
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
})
