import { test } from '@japa/runner'
import { invalidateSites } from '#queries/sites/current_site'
import { createCompany } from '#tests/support/sites/company'
import { inTransaction } from '#tests/support/database/transactions'

const names = { tradenames: ['Vonk', 'Flirt'], vatNumbers: ['NL001', 'BE002'] }

test.group('The support page', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    invalidateSites()
    return () => invalidateSites()
  })

  test('states who runs the site, with a number that can be dialled', async ({
    client,
    assert,
  }) => {
    await createCompany(names)
    const page = await client.get('/pages/service').header('accept-language', 'de').withInertia()
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

  test('shows nothing until the operator has entered it', async ({ client }) => {
    const page = await client.get('/pages/service').withInertia()
    page.assertInertiaPropsContains({ imprint: null })
  })

  test('is the only page that shows the company', async ({ client }) => {
    await createCompany(names)
    const page = await client.get('/pages/cookies').withInertia()
    page.assertInertiaPropsContains({ imprint: null })
  })
})
