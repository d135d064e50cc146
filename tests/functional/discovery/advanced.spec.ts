import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { advancedChoices, advancedFields, noAdvanced } from '#core/discovery/search/advanced'
import profileTexts from '../../../resources/lang/en/profiles.json' with { type: 'json' }
import { namesOf, search } from '#tests/support/discovery/search'
import { setSetting } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob, type Person } from '#tests/support/people/people'

const premium = bob({ user: { paidUser: true } })
const slim = woman(5, { bodyType: 'slim', eyeColour: 'blue' })
const sturdy = woman(6, { bodyType: 'sturdy', eyeColour: 'blue' })
const silent = woman(7)

test.group('The premium filters', (group) => {
  inTransaction(group)

  test('find members with one of the wanted values in each field', async ({ assert, client }) => {
    await join(premium, slim, sturdy, silent)
    assert.deepEqual(await search(client, premium, '?body_type=slim'), ['Ada 5'])
    const either = await search(client, premium, '?body_type=slim,sturdy&eye_colour=blue')
    assert.sameMembers(either, ['Ada 5', 'Ada 6'])
    assert.deepEqual(await search(client, premium, '?body_type=slim&eye_colour=green'), [])
  })

  test('stand in the URL of a premium member, with the options', async ({ assert, client }) => {
    await join(premium)
    const { search: asked, advanced } = await searched(client, premium)
    assert.deepEqual(asked.advanced, { ...noAdvanced, body_type: ['slim'] })
    assert.deepEqual(
      advanced.fields.map(({ name }: { name: string }) => name),
      [...advancedFields]
    )
    assert.deepInclude(advanced, { locked: false, ignored: false })
    assert.deepEqual(advanced.fields[0].choices, advancedChoices.body_type)
  })

  for (const [who, viewer] of [
    ['a free member', bob()],
    ['a visitor', undefined],
  ] as const) {
    test(`are locked to ${who}, whose URL cannot force them`, async ({ assert, client }) => {
      await join(bob(), slim, sturdy, silent)
      const { search: asked, advanced, members } = await searched(client, viewer, 'country=NL&')
      assert.deepEqual(asked.advanced, noAdvanced)
      assert.deepInclude(advanced, { locked: true, ignored: true })
      assert.deepEqual(advanced.fields[0], { name: 'body_type', choices: [] })
      assert.includeMembers(namesOf(members), ['Ada 5', 'Ada 6', 'Ada 7'])
    })
  }

  test('are not mentioned when none are requested', async ({ assert, client }) => {
    await join(bob())
    const { inertiaProps: props } = await open(client, '/members?body_type=huge', bob())
    assert.isFalse(props.advanced.ignored)
  })

  test('are those that the site has enabled', async ({ assert, client }) => {
    await join(premium, slim, sturdy)
    await setSetting('search_fields', ['gender', 'eye_colour'])
    const { inertiaProps: props } = await open(client, '/members?body_type=slim', premium)
    assert.deepEqual(props.basicFields, ['gender'])
    assert.deepEqual(
      props.advanced.fields.map(({ name }: { name: string }) => name),
      ['eye_colour']
    )
    assert.lengthOf(props.members, 2)
  })

  test('have a text for every option', ({ assert }) => {
    for (const field of advancedFields) {
      const kind = field === 'interests' ? 'interest' : field
      const keys = advancedChoices[field].map((value) => `${kind}_${value}`)
      assert.includeMembers(Object.keys(profileTexts), [field, ...keys])
    }
  })
})

async function searched(client: ApiClient, viewer: Person | undefined, also = '') {
  return (await open(client, `/members?${also}body_type=slim`, viewer)).inertiaProps
}
