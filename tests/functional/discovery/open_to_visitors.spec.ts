import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { allPages, askPage, drawnPage, open } from '#tests/support/http/open_page'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const shy = ada({ profile: { openToVisitors: false, advertised: false, name: 'Shyla' } })
const seen = bob({ profile: { name: 'Robert' } })

/** On which pages of visitors nobody may be is asked of every route: http/hidden_members.spec.ts. */
test.group('A member who is not open to visitors', (group) => {
  inTransaction(group)

  test('is on the pages of members', async ({ client, assert }) => {
    await join(shy, seen)
    assert.include(await drawnPage(client, '/members', seen), 'Shyla')
    assert.include(await drawnPage(client, `/members/${shy.profile.id}`, seen), 'Shyla')
  })

  test('leads a visitor to the login, and from there to the profile', async ({ client }) => {
    await join(shy)
    const answer = await askPage(client, `/members/${shy.profile.id}`)
    answer.assertHeader('location', '/login')
    answer.assertSession('intended_url', `/members/${shy.profile.id}`)
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

  test('is told as many as they find', async ({ client, assert }) => {
    const isOpen = (number: number) => ({ openToVisitors: number % 3 === 0, advertised: false })
    await join(...manyMembers((number) => woman(number, isOpen(number)), 90))
    const page = await open(client, '/members?gender=female')
    page.assertInertiaPropsContains({ total: 30 })
    assert.lengthOf(
      (await allPages(client, '/members?gender=female', undefined, 'members')).flat(),
      30
    )
  })
})
