import { test } from '@japa/runner'
import type { ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { signUpForm } from '#tests/support/accounts/sign_up_form'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'

const company = {
  name: 'Funke GmbH',
  address: 'Torstraße 1',
  city: '10119 Berlin',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  vatNumbers: 'DE123456789',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

test.group('A new domain', (group) => {
  inTransaction(group)

  test('is opened in the browser alone, and a member signs up', async ({ assert, client }) => {
    const { as, post, read, shows } = await adminAtWork(client, 'owner')
    const funke = {
      domain: 'funke.localhost',
      name: 'Funke',
      language: 'de',
      countries: ['NL', 'DE'],
    }
    await as(client.post('/admin/sites')).json(funke)
    const { id: siteId } = await Site.findByOrFail('domain', 'funke.localhost')
    const pages = `/admin/sites/${siteId}`
    await shows(pages, 'No company entered')

    await post(`${pages}/company`, company)
    await as(client.post(`${pages}/settings/identity`)).json({
      seen: { support_email: 'null' },
      typed: { support_email: 'hilfe@funke.example' },
    })
    await as(client.post(`${pages}/settings/sign_up`)).json({
      seen: { min_age: '18', signup_credits: '0' },
      typed: { min_age: '21' },
    })
    await post(`${pages}/draft`, { reason: 'Before it is opened' })
    const ready = await read(pages)
    for (const lack of ['No company entered', 'no VAT number', 'dated in UTC', 'usual address']) {
      assert.notInclude(ready, lack)
    }

    const there = <R extends ApiRequest>(request: R) => request.header('host', 'funke.localhost')
    const about = (await there(client.get('/api/companyinfo.php'))).body()
    assert.equal(about.company.name, 'Funke GmbH')
    const submit = (form: object) =>
      there(client.post('/signup').withCsrfToken()).redirects(0).accept('json').json(form)
    const young = { date_of_birth: { day: '14', month: '3', year: String(lastYearOfTwenty()) } }
    assert.equal((await submit({ ...signUpForm, ...young })).status(), 422)
    const joined = await submit(signUpForm)
    assert.isBelow(joined.status(), 400)
    const member = await db.from('users').firstOrFail()
    assert.equal(member.site_id, siteId)
    assert.equal(member.email, 'eva@example.com')
  })
})

/** Who was born then is under 21 all year. */
function lastYearOfTwenty() {
  return new Date().getUTCFullYear() - 20
}
