import { test } from '@japa/runner'
import { drawnPage } from '#tests/support/http/open_page'
import { account, join } from '#tests/support/people/members'
import { inTransaction } from '#tests/support/database/transactions'
import { birthYear, bob, cleo, dirk, unconfirmedAda } from '#tests/support/people/people'
import { getJson } from '#tests/support/messaging/conversations'

test.group('The sign-up page', (group) => {
  inTransaction(group)

  test('begins with the answers of the home page', async ({ client }) => {
    const response = await client.get('/signup?gender=female&seeking=both').withInertia()
    response.assertInertiaComponent('accounts/signup')
    response.assertInertiaPropsContains({ gender: 'female', seeking: 'both', minAge: 18 })
  })

  test('ignores invalid answers', async ({ client }) => {
    const response = await client.get('/signup?gender=robot&seeking[]=x').withInertia()
    response.assertStatus(200)
    response.assertInertiaPropsContains({ gender: null, seeking: null })
  })

  test("guesses the country from the browser's region", async ({ client }) => {
    const page = (languages: string) =>
      client.get('/signup').header('accept-language', languages).withInertia()
    const [belgian, dutch, unknown] = [
      await page('fr-BE,fr;q=0.9,en-US;q=0.8'),
      await page('nl'),
      await page('sv-SE'),
    ]
    belgian.assertInertiaPropsContains({ country: 'BE', regions: [{ id: 3, name: 'Antwerpen' }] })
    dutch.assertInertiaPropsContains({ country: 'NL' })
    unknown.assertInertiaPropsContains({ country: 'NL' })
  })

  test('has a last step without script after the others alone', async ({ assert, client }) => {
    const said = /<noscript>.*What you answered before is no longer here\..*<\/noscript>/
    assert.match((await client.get('/signup?step=4')).text(), said)
    assert.notMatch((await client.get('/signup?step=3')).text(), said)
  })

  test('waits at its last step for the answers that script keeps', async ({ assert, client }) => {
    const submits = (await drawnPage(client, '/signup?step=4')).match(/<button[^>]*submit[^>]*>/g)
    assert.match(submits?.at(-1) ?? '', / disabled/)
  })

  test('is rendered on the server, in the language of the visitor', async ({ client }) => {
    const response = await client.get('/signup?step=2').header('accept-language', 'nl')
    response.assertTextIncludes('Wanneer ben je geboren?')
    response.assertTextIncludes('<html lang="nl">')
  })
})

test.group('The last step', (group) => {
  inTransaction(group)

  test('has no address and no birth date in its props', async ({ client, assert }) => {
    await join(unconfirmedAda)
    const response = await client.get('/signup/complete').loginAs(await account(unconfirmedAda))
    assert.notInclude(response.text(), 'ada@example.com')
    assert.notInclude(response.text(), '1995-06-15')
  })

  test('shows members who match in both directions', async ({ client, assert }) => {
    await join(unconfirmedAda, bob(), cleo(), dirk())
    const response = await getJson(client, unconfirmedAda, '/signup/matches')
    assert.deepEqual(
      response.body().map(({ name }: { name: string }) => name),
      ['Bob']
    )
    assert.notMatch(response.text(), birthYear)
  })

  test('shows no fictional profile among them', async ({ client }) => {
    await join(unconfirmedAda, bob({ profile: { fictional: true } }))
    const response = await getJson(client, unconfirmedAda, '/signup/matches')
    response.assertBody([])
  })
})
