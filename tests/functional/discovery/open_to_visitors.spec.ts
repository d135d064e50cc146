import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { askPage, drawnPage, open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'

const shy = ada({ profile: { openToVisitors: false, advertised: false, name: 'Shyla' } })
const seen = bob({ profile: { name: 'Robert' } })

/** Every page on which a visitor might come upon a member. */
function surfaces({ profile: { id } }: Person) {
  const found = ['/members', '/members?gender=both', '/api/members.php', '/', '/signup']
  const lists = ['/signup-matches', '/signup-matches?gender=male&seeking=female', '/sitemap.xml']
  const landings = ['landing', 'landing2', 'landing3', 'signup'].map(
    (one) => `/members/${id}/${one}`
  )
  return [...found, ...lists, '/landers/alonetonight', `/members/${id}`, ...landings]
}

async function told(client: ApiClient, path: string) {
  const answer = await client.get(path).redirects(0)
  return `${answer.text()} ${JSON.stringify(answer.body())}`
}

test.group('A member who is not open to visitors', (group) => {
  inTransaction(group)

  test('is on no page of a visitor, and on those of members', async ({ client, assert }) => {
    await join(shy, seen)
    await portray([shy])
    for (const path of surfaces(shy)) {
      assert.notInclude(await told(client, path), 'Shyla', path)
    }
    assert.include(await drawnPage(client, '/members', seen), 'Shyla')
    assert.include(await drawnPage(client, `/members/${shy.profile.id}`, seen), 'Shyla')
  })

  test('leads a visitor to the login, and from there to the profile', async ({ client }) => {
    await join(shy)
    const answer = await askPage(client, `/members/${shy.profile.id}`)
    answer.assertHeader('location', '/login')
    answer.assertSession('intended_url', `/members/${shy.profile.id}`)
  })

  test('is not counted for a visitor', async ({ client }) => {
    await join(shy, seen)
    const visitors = await open(client, '/members?wanted=both&gender=both')
    visitors.assertInertiaPropsContains({ total: 1 })
  })
})

test.group('A visitor', (group) => {
  inTransaction(group)

  test('reads neither presence nor whom one looks for', async ({ client, assert }) => {
    await join(ada({ profile: { name: 'Robin' } }))
    const page = await open(client, `/members/${ada().profile.id}`)
    page.assertInertiaPropsContains({ member: { name: 'Robin', presence: null, seeking: null } })
    const { members } = (await open(client, '/members?gender=female')).inertiaProps
    assert.isTrue(
      members.every(({ online, isNew }: { online: boolean; isNew: boolean }) => !online && !isNew)
    )
  })
})
