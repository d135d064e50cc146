import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { locales } from '#core/sites/locales'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { createCompany } from '#tests/support/sites/company'
import { inTransaction } from '#tests/support/database/transactions'

const names = { tradenames: ['Vonk', 'Flirt'], vatNumbers: ['NL001', 'BE002'] }

test.group('The support page', (group) => {
  inTransaction(group)

  test('alone states who runs the site, with a number that can be dialled, once it is entered', async ({
    client,
    assert,
  }) => {
    const before = await client.get('/pages/service').withInertia()
    before.assertInertiaPropsContains({ imprint: null })
    await createCompany(names)
    invalidateSites()
    const page = await client.get('/pages/service').header('accept-language', 'de').withInertia()
    const other = await client.get('/pages/cookies').withInertia()
    other.assertInertiaPropsContains({ imprint: null })
    const { email, ...imprint } = page.inertiaProps.imprint as { email: string }
    assert.deepEqual(imprint, {
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'Niederlande',
      kvk: '12345678',
      ...names,
      phone: '+31301234567',
    })
    assert.include(email, '@')
  })

  test('shows it to a reader without script, in their language', async ({ client }) => {
    await createCompany(names)
    const page = await client.get('/pages/service').header('accept-language', 'nl')
    page.assertTextIncludes('Wie er achter deze site zit')
    page.assertTextIncludes('href="tel:+31301234567"')
    page.assertTextIncludes('Btw-nummers')
  })

  test('leaves out what the company does not have', async ({ client, assert }) => {
    await createCompany({ kvk: null, supportPhone: null, vatNumbers: [], tradenames: [] })
    const page = await client.get('/pages/service').header('accept-language', 'nl')
    page.assertTextIncludes('Vonk B.V.')
    for (const term of ['KvK-nummer', 'Btw-nummers', 'Handelsnamen'])
      assert.notInclude(page.text(), `>${term}`)
    assert.notInclude(page.text(), 'href="tel:')
  })
})

test.group('Who answers for the data and is the other party', (group) => {
  inTransaction(group)

  for (const locale of locales) {
    test(`is named in privacy statement and terms in ${locale}`, async ({ assert, client }) => {
      await createCompany(names)
      for (const page of ['privacy', 'terms']) {
        const { text } = await textOf(client, `/${locale}/pages/${page}`)
        assert.match(text, /: Vonk B\.V\., Oudegracht 1, Utrecht, [\p{L} -]+, \S+@\S+\./u, page)
      }
    })
  }

  test('is the site and its address while no company is entered', async ({ assert, client }) => {
    for (const page of ['privacy', 'terms']) {
      const { site, text } = await textOf(client, `/en/pages/${page}`)
      assert.match(text, new RegExp(`: ${site}, \\S+@\\S+\\.`), page)
      assert.notInclude(text, '{company}')
    }
  })
})

async function textOf(client: ApiClient, path: string) {
  const { inertiaProps } = await client.get(path).withInertia()
  const { name } = await Site.query().orderBy('createdAt').firstOrFail()
  return { site: name, text: String(inertiaProps.html) }
}
