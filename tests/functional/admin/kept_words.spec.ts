import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { codeNow, signInAdmin, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { isWhole } from '#tests/support/runner/sample'

type Form = Readonly<{ action: string; fixed: Record<string, string>; texts: readonly string[] }>

/** What somebody typed into a form. */
const words = 'Typed <with> care'
const wordsInHtml = 'Typed &lt;with&gt; care'

test.group('What an admin has typed', (group) => {
  inTransaction(group)

  test('stands in each form again after its second factor', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { minutesAgo: 20 })
    const asked = await eachForm(client, as, (form) => typedForm(form))
    const kept = asked.filter(({ to }) => to.startsWith('/admin/confirm'))
    assert.isAbove(kept.length, 15)
    const lost = kept.flatMap(({ action, again, page, texts }) => {
      const form = again.find((one) => one.action === action)
      const missing = texts.filter((name) => !form?.filled.includes(name))
      return missing.map((name) => `${name} of ${action} on ${page}`)
    })
    assert.deepEqual(lost, [])
    const strayed = kept.flatMap(({ action, again, page }) => {
      const others = again.filter((one) => one.action !== action && one.filled.length > 0)
      return others.map((other) => `from ${action} to ${other.action} on ${page}`)
    })
    assert.deepEqual(strayed, [])
  }).timeout(240_000)

  test('stands in the form again after the login that it needs', async ({ assert, client }) => {
    const asked = (await teamWithOneOfEach(client)).routes
    const { path } = asked.find(({ pattern }) => pattern === '/admin/orders/open/:id/close')!
    const page = '/admin/orders/open'
    const visitor: As = (request) => request.redirects(0).withCsrfToken()
    const form = { form: path.split('/').at(-2), note: words }
    const stranger = await visitor(client.post(path)).form(form)
    assert.isEmpty(stranger.flashMessages(), 'kept for who was never logged in')
    const sent = await visitor(client.post(path))
      .withEncryptedCookie('admin.session', 'the secret of a session that ended')
      .header('referer', siteUrl + page)
      .form(form)
    sent.assertHeader('location', `/admin/login?next=${encodeURIComponent(page)}`)
    const login = await visitor(client.get('/admin/login')).withFlashMessages(sent.flashMessages())
    const wrong = await visitor(client.post('/admin/login'))
      .withFlashMessages(login.flashMessages())
      .form({ email: 'owner@vonk.example', password: 'wrong', next: page })
    wrong.assertStatus(422)

    const { as } = await signInAdmin('owner', { minutesAgo: null })
    const step = await as(client.get('/admin/second-factor')).withFlashMessages(
      wrong.flashMessages()
    )
    const done = await as(client.post('/admin/second-factor'))
      .withFlashMessages(step.flashMessages())
      .form({ code: await codeNow(), next: page })
    done.assertHeader('location', page)
    const again = await as(client.get(page)).withFlashMessages(done.flashMessages())
    const kept = formsIn(again.text()).find(({ action }) => action === path)
    assert.deepEqual(kept?.filled, ['note'])
  })
})

/** Sends every form, from each page or (quickly) from the first that has it, as the fields say, and undoes what it did. */
async function eachForm(client: ApiClient, as: As, fill: (form: Form) => object) {
  const pages = (await teamWithOneOfEach(client)).routes.filter(({ method, pattern }) => {
    return (
      method === 'GET' && /^\/admin(\/|$)/.test(pattern) && !/login|second-factor/.test(pattern)
    )
  })
  const found = []
  const actions = new Set<string>()
  for (const { path: page } of pages) {
    const shown = await as(client.get(page))
    if (shown.status() !== 200 || !/html/.test(shown.header('content-type') ?? '')) continue
    for (const form of formsIn(shown.text())) {
      if (form.texts.length === 0 || (actions.has(form.action) && !isWhole)) continue
      actions.add(form.action)
      await db.rawQuery('savepoint asked')
      const sent = await as(client.post(form.action))
        .header('referer', siteUrl + page)
        .form(fill(form))
      await db.rawQuery('rollback to savepoint asked')
      await limiter.clear(['memory'])
      const to = String(sent.header('location') ?? '')
      const again = await as(client.get(page)).withFlashMessages(sent.flashMessages())
      found.push({ ...form, page, to, again: formsIn(again.text()) })
    }
  }
  return found
}

function typedForm({ fixed, texts }: Form) {
  return { ...fixed, ...Object.fromEntries(texts.map((name) => [name, words])) }
}

/** The forms of a page that post, with their texts, and those of them that hold what was typed. */
function formsIn(html: string) {
  return [...html.matchAll(/<form([^>]*method="post"[^>]*)>([\s\S]*?)<\/form>/g)].map(
    ([, about, body]) => {
      const fields = fieldsIn(body)
      const isFilled = ({ value }: Field) => value.includes(wordsInHtml)
      const fixed = fields.filter(({ type }) => type === 'hidden' || type === 'select')
      const texts = fields.filter(({ type }) => type === 'text')
      return {
        action: /action="([^"]*)"/.exec(about)?.[1] ?? '',
        fixed: Object.fromEntries(fixed.map(({ name, value }) => [name, value])),
        texts: texts.map(({ name }) => name),
        filled: texts.filter(isFilled).map(({ name }) => name),
      }
    }
  )
}

type Field = Readonly<{ name: string; type: string; value: string }>

function fieldsIn(body: string): readonly Field[] {
  const inputs = [...body.matchAll(/<input([^>]*)>/g)].map(([, about]) => {
    return {
      name: attribute(about, 'name'),
      type: attribute(about, 'type') || 'text',
      value: attribute(about, 'value'),
    }
  })
  const areas = [...body.matchAll(/<textarea([^>]*)>([\s\S]*?)<\/textarea>/g)].map(
    ([, about, value]) => {
      return { name: attribute(about, 'name'), type: 'text', value }
    }
  )
  const selects = [...body.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)].map(
    ([, about, options]) => {
      const values = [...options.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
      return { name: attribute(about, 'name'), type: 'select', value: values[0] ?? '' }
    }
  )
  return [...inputs, ...areas, ...selects].filter(({ name }) => name !== '')
}

function attribute(about: string, name: string) {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(about)?.[1] ?? ''
}
