import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { open } from '#tests/support/http/open_page'

test.group('An unknown address', (group) => {
  inTransaction(group)

  test('is a page of the site, in the language of the visitor', async ({ client }) => {
    const response = await client.get('/nothing/here').header('accept-language', 'nl')
    response.assertStatus(404)
    response.assertTextIncludes('Deze pagina kon niet worden gevonden')
    response.assertTextIncludes('href="/"')
  })

  test('of the API is said as JSON, whatever is accepted', async ({ client }) => {
    const response = await client
      .get('/api/nothing.php')
      .headers({ 'accept': 'text/html', 'accept-language': 'nl' })
    response.assertStatus(404)
    response.assertBody({ error: 'Deze pagina kon niet worden gevonden' })
  })

  test('recognises a logged-in member', async ({ client }) => {
    await join(ada())
    const response = await open(client, '/nothing', ada())
    response.assertStatus(404)
    response.assertInertiaComponent('errors/not_found')
    response.assertInertiaPropsContains({ me: { name: 'Ada' } })
  })

  test('is not found for every method', async ({ client }) => {
    for (const answer of [
      await client.post('/nothing').withCsrfToken(),
      await client.put('/nothing').withCsrfToken(),
      await client.delete('/nothing').withCsrfToken(),
    ]) {
      answer.assertStatus(404)
    }
  })

  test('is loaded afresh by an outdated page, whatever its letters: {$self}')
    .with(['/%C5%82%C3%B3%C5%BCko', '/%00', '/%F0%9F%A6%AB'])
    .run(async ({ assert }, path) => {
      const answer = await fetch(siteUrl + path, { headers: { 'X-Inertia': 'true' } })
      assert.equal(answer.status, 409)
      assert.equal(answer.headers.get('x-inertia-location'), path)
    })
})
