import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { decodeCursor, encodeCursor } from '#core/discovery/search/cursor'
import { namesOf } from '#tests/support/discovery/search'
import { askPage, open } from '#tests/support/http/open_page'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { sendSettings } from '#tests/support/accounts/settings_form'
import { inTransaction } from '#tests/support/database/transactions'
import { matchesFor, describeOneself } from '#tests/support/discovery/match_finder'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const born = (year: number) => ({ dateOfBirth: DateTime.utc(year, 1, 1) })
const thisYear = DateTime.utc().year

test.group('The questions of the match finder', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('come one at a time, and each answer leads to the next', async ({ client }) => {
    const [age, appearance, race] = [
      { question: 'age', answer: '18-35' },
      { question: 'appearance', answer: 'any' },
      { question: 'race', answer: 'any' },
    ]
    for (const [form, next] of [
      [age, '/match-finder?step=2'],
      [appearance, '/match-finder?step=3'],
      [race, '/match-finder/results'],
    ] as const) {
      const response = await sendSettings(client, '/match-finder', form, bob())
      response.assertHeader('location', next)
    }
  })

  test('show the given answer when the member goes back', async ({ client, assert }) => {
    const answers = { age: '35+', appearance: null }
    const propsOf = async (step: number) => {
      const page = await client
        .get(`/match-finder?step=${step}`)
        .withInertia()
        .loginAs(await account(bob()))
        .withSession({ match_finder: { profileId: bob().profile.id, answers } })
      return page.inertiaProps
    }
    assert.containsSubset(await propsOf(1), { question: 'age', answer: '35+', step: 1, total: 3 })
    assert.containsSubset(await propsOf(2), { question: 'appearance', answer: 'any' })
    assert.containsSubset(await propsOf(3), { question: 'race', answer: null })
  })

  test('start again for the next member in the same browser', async ({ client, assert }) => {
    const kept = { profileId: ada().profile.id, answers: { age: '35+' } }
    const page = await client
      .get('/match-finder')
      .withInertia()
      .loginAs(await account(bob()))
      .withSession({ match_finder: kept })
    assert.isNull(page.inertiaProps.answer)
  })

  test('have to be answered before there are results', async ({ client }) => {
    const page = await askPage(client, '/match-finder/results', bob())
    page.assertHeader('location', '/match-finder?step=1')
  })
})

test.group('The results of the match finder', (group) => {
  inTransaction(group)

  test('are the members of the ages that were answered', async ({ client, assert }) => {
    const young = woman(5, born(thisYear - 25))
    const older = woman(6, born(thisYear - 50))
    await join(bob(), young, older)
    const found = async (age?: string) =>
      namesOf((await matchesFor(client, bob(), { age })).members)
    assert.deepEqual(await found('18-35'), ['Ada 5'])
    assert.deepEqual(await found('35+'), ['Ada 6'])
    assert.sameMembers(await found(), ['Ada 5', 'Ada 6'])
  })

  test('are only members who described themselves so; all members without a preference', async ({
    client,
    assert,
  }) => {
    const [silent, sexy, white, both] = [5, 6, 7, 8].map((number) => woman(number))
    await join(bob(), silent, sexy, white, both)
    await describeOneself(sexy, { appearance: 'sexy' })
    await describeOneself(white, { race: 'white' })
    await describeOneself(both, { appearance: 'sexy', race: 'other' })
    const found = async (appearance?: string, race?: string) => {
      const { members, total } = await matchesFor(client, bob(), { appearance, race })
      assert.equal(total, members.length)
      return namesOf(members)
    }
    assert.sameMembers(await found(), ['Ada 5', 'Ada 6', 'Ada 7', 'Ada 8'])
    assert.sameMembers(await found('sexy'), ['Ada 6', 'Ada 8'])
    assert.sameMembers(await found(undefined, 'white'), ['Ada 7'])
    assert.sameMembers(await found('sexy', 'other'), ['Ada 8'])
    assert.isEmpty(await found('normal'))
  })

  test("reveal nobody's self-description", async ({ client, assert }) => {
    await join(bob(), ada())
    await describeOneself(ada(), { appearance: 'sexy', race: 'white' })
    const { members } = await matchesFor(client, bob(), { race: 'white' })
    for (const page of [`/members/${ada().profile.id}`, '/members', '/swipe-game']) {
      const { props } = (await open(client, page, bob())).body()
      for (const said of ['sexy', 'white', 'appearance', 'race']) {
        assert.notInclude(JSON.stringify(props), `"${said}"`, page)
      }
    }
    assert.notInclude(JSON.stringify(members), 'white')
  })

  test('have a URL that reveals no answer', async ({ client, assert }) => {
    await join(bob(), ...manyMembers(woman, 26))
    const { next } = await matchesFor(client, bob(), { age: '18-35' })
    assert.equal(encodeCursor(decodeCursor(next)!), next)
  })
})
