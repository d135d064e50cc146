import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { locales } from '#core/sites/locales'
import Company from '#models/company'
import Setting from '#models/setting'
import Site from '#models/site'
import { createCompany } from '#tests/support/sites/company'
import { inTransaction } from '#tests/support/database/transactions'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

type Shown = { email: string; lines: { term: string; text: string; href?: string }[] }

const names = { tradenames: ['Vonk', 'Flirt'], vatNumbers: ['NL001', 'BE002'] }

test.group('The imprint', (group) => {
  inTransaction(group)

  test('alone states who runs the site, with a number that can be dialled, once it is entered', async ({
    client,
    assert,
  }) => {
    const before = await client.get('/pages/imprint').withInertia()
    before.assertInertiaPropsContains({ imprint: null })
    await createCompany(names)
    const page = await client.get('/pages/imprint').header('accept-language', 'de').withInertia()
    const other = await client.get('/pages/service').withInertia()
    other.assertInertiaPropsContains({ imprint: null })
    const { email, lines, ...imprint } = page.inertiaProps.imprint as Shown
    assert.deepEqual(imprint, {
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'Niederlande',
    })
    assert.deepEqual(lines, [
      { term: 'KvK', text: '12345678' },
      { term: 'USt-IdNrn.', text: 'NL001, BE002' },
      { term: 'Handelsnamen', text: 'Vonk, Flirt' },
      { term: 'Telefon', text: '+31301234567', href: 'tel:+31301234567' },
      { term: 'E-Mail', text: email, href: `mailto:${email}` },
    ])
    assert.include(email, '@')
  })

  test('shows it to a reader without script, in their language', async ({ client }) => {
    await createCompany(names)
    const page = await client.get('/pages/imprint').header('accept-language', 'nl')
    page.assertTextIncludes('Wie er achter deze site zit')
    page.assertTextIncludes('href="tel:+31301234567"')
    page.assertTextIncludes('Btw-nummers')
  })

  test('leaves out what the company does not have', async ({ client, assert }) => {
    await createCompany({ kvk: null, supportPhone: null, vatNumbers: [], tradenames: [] })
    const page = await client.get('/pages/imprint').header('accept-language', 'nl')
    page.assertTextIncludes('Vonk B.V.')
    for (const term of ['KvK', 'Btw-nummers', 'Handelsnamen', 'Vertegenwoordigd door'])
      assert.notInclude(page.text(), `>${term}`)
    assert.notInclude(page.text(), 'href="tel:')
  })

  test('says what the country of the company asks for, in its words: {country}')
    .with([
      { country: 'DE', kvk: 'HRB 1', lines: ['Vertreten durch: Ada', 'Handelsregister: HRB 1'] },
      { country: 'FR', kvk: '123', lines: ['Directeur de la publication: Ada', 'RCS: 123'] },
      { country: 'IT', kvk: 'MI-1', lines: ['REA: MI-1', 'Capitale sociale: 9'] },
      { country: 'PL', kvk: '1', lines: ['KRS: 1', 'Kapitał zakładowy: 9'] },
      { country: 'GB', kvk: '2', lines: ['Companies House: 2', 'Hosted by: Servers'] },
      { country: 'MT', kvk: 'C 3', lines: ['Trade register: C 3'] },
    ])
    .run(async ({ assert, client }, { country, kvk, lines }) => {
      await createCompany({
        country,
        kvk,
        representatives: 'Ada',
        shareCapital: '9',
        host: 'Servers',
      })
      const language = ['GB', 'MT'].includes(country) ? 'en' : country.toLowerCase()
      const page = await client.get(`/${language}/pages/imprint`).withInertia()
      const shown = (page.inertiaProps.imprint as Shown).lines
      assert.includeMembers(
        shown.map(({ term, text }) => `${term}: ${text}`),
        lines
      )
    })

  test('names the points of contact of the law where it holds, and the dispute body or that there is none', async ({
    assert,
    client,
  }) => {
    await createCompany({ disputeBody: 'Geschillencommissie' })
    const text = async () => String((await client.get('/en/pages/imprint')).text())
    assert.include(await text(), 'Contact points under the Digital Services Act')
    assert.include(await text(), 'Geschillencommissie')
    assert.notInclude(await text(), 'don’t take part')
    await setSetting('countries', ['US'])
    await Company.query().update({ country: 'US', dispute_body: null })
    clearSettingsCache()
    assert.notInclude(await text(), 'Digital Services Act')
    assert.include(await text(), 'don’t take part')
  })
})

test.group('What depends on law', (group) => {
  inTransaction(group)

  const textFor = async (client: ApiClient, page: string, countries: string[]) => {
    await Setting.query().where('name', 'countries').delete()
    await setSetting('countries', countries)
    clearSettingsCache()
    return (await client.get(`/en/pages/${page}`)).text()
  }

  test('is the authority of data, by its name: of the company and of members', async ({
    assert,
    client,
  }) => {
    await createCompany({ country: 'MT', kvk: null, dpo: 'Dora, dpo@flirt.test' })
    const text = await textFor(client, 'privacy', ['FR'])
    for (const told of ['Information and Data Protection Commissioner', 'CNIL', 'Dora, '])
      assert.include(text, told)
    assert.notInclude(text, 'Autoriteit Persoonsgegevens')
  })

  test('is what countries with laws of their own ask for, where the site serves them', async ({
    assert,
    client,
  }) => {
    await createCompany()
    const laws = ['UK GDPR', 'Data Protection Act 2018', 'Federal Act on Data Protection']
    const parts = [...laws, 'In California', 'In Quebec', 'In Australia']
    const there = await textFor(client, 'privacy', ['GB', 'CH', 'US', 'CA', 'AU'])
    for (const part of parts) assert.include(there, part)
    const elsewhere = await textFor(client, 'privacy', ['NL'])
    for (const part of parts) assert.notInclude(elsewhere, part)
  })

  test('is who oversees accessibility', async ({ assert, client }) => {
    await createCompany({ country: 'US', kvk: null })
    assert.include(await textFor(client, 'accessibility', ['PL']), 'Prezes Zarządu PFRON')
    assert.notInclude(await textFor(client, 'accessibility', ['US']), 'oversees')
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
