import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { setSetting } from '#tests/support/sites/settings'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join as live } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'
import { sendJson } from '#tests/support/http/send_json'

const pages = [
  '/signup',
  `/members/${bob().profile.id}/signup`,
  '/signup-matches',
  '/complete-signup',
]
const network = '?network=partner'

/** The texts of a sign-up page, in Dutch, for a visitor with this query. */
async function textAt(client: ApiClient, door: string, query = '') {
  const response = await client.get(`${door}${query}`).header('accept-language', 'nl')
  return response.text()
}

const heading = 'Vonk is momenteel invite-only'

test.group('Who may sign up', (group) => {
  inTransaction(group)

  for (const [mode, query, isOpen] of [
    ['with_trafficsource', '', false],
    ['with_trafficsource', network, true],
    ['other', network, false],
  ] as const) {
    const who = query ? 'one whom a network brought' : 'one who came by themselves'

    test(`with ‘${mode}’: sign-up is ${isOpen ? 'open' : 'closed'} to ${who}`, async ({
      client,
      assert,
    }) => {
      await live(bob())
      await setSetting('signups', mode)
      for (const door of pages) {
        const text = await textAt(client, door, query)
        assert.equal(text.includes(heading), !isOpen, door)
        if (isOpen) continue
        // Random tokens of the page may hold these three letters, but not as a word.
        assert.notMatch(text, /\bBob\b/, door)
      }
      const landing = await client.get(`/${query}`)
      assert.equal(landing.text().includes('action="/signup"'), isOpen)
      const response = await submitSignUp(client).qs(query.slice(1))
      assert.equal(await countOf('users'), isOpen ? 2 : 1)
      if (!isOpen) response.assertBodyContains({ refusal: 'invite_only' })
    })
  }

  test('is checked for landing pages and at each step too: {path}')
    .with([
      { path: '/complete-signup', json: { email: 'eva@example.com' } },
      { path: '/signup/step', json: { name: 'Eva' } },
    ])
    .run(async ({ client }, { path, json }) => {
      await setSetting('signups', 'other')
      const response = await sendJson(client, path, json)
      response.assertStatus(422)
      response.assertBodyContains({ refusal: 'invite_only' })
    })
})
