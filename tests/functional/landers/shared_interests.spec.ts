import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { drawnInterests } from '#core/landers/chosen_interests'
import { locales } from '#core/sites/locales'
import { countries } from '#core/sites/countries'
import FoldCountsJob from '#jobs/fold_counts_job'
import Site from '#models/site'
import { countSharing, invalidateSharing } from '#queries/landers/count_sharing'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { openLander } from '#tests/support/landers/shown_members'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'
import { sample } from '#tests/support/runner/sample'

type Told = Readonly<{ text: string; strong: string | null; faces: readonly string[] }>

test.group('The lander of interests', (group) => {
  inTransaction(group)

  test('offers twenty-four, to choose from without script', async ({ assert }) => {
    const { page } = await openLander('/landers/iconslanding')
    const offered = [...page.matchAll(/type="checkbox" name="interests" value="(\w+)"/g)]
    assert.deepEqual(
      offered.map(([, interest]) => interest),
      [...drawnInterests]
    )
    for (const interest of drawnInterests) assert.include(page, `<g id="${interest}">`)
    assert.include(page, 'Pick your interests')
  })

  test('asks for those of the visitor’s country, where that is known', async ({ assert }) => {
    const here = await openLander('/landers/iconslanding', { cookie: 'geoip_selected_country=BE' })
    assert.include(here.page, '/shared-interests?locale=en&amp;pictures=everyone&amp;country=BE"')
    const { page } = await openLander('/landers/iconslanding')
    assert.include(page, '/shared-interests?locale=en&amp;pictures=everyone"')
  })
})

test.group('Who shares what a visitor chose', (group) => {
  inTransaction(group)

  test('is counted exactly, in the country', async ({ assert }) => {
    await fifty()
    assert.equal(
      (await asked('coffee,art,sailing')).text,
      '3 members in the Netherlands like at least two of these 3 things.'
    )
    assert.deepEqual(await asked('coffee,art'), {
      text: '2 members in the Netherlands like both of these.',
      strong: '2 members',
      faces: [],
    })
    assert.equal((await asked('art')).text, '3 members in the Netherlands like this too.')
    const nobody = 'No one in the Netherlands likes two of these yet. You could be the first.'
    assert.equal((await asked('wine,theatre')).text, nobody)
    assert.include((await asked('')).text, 'Pick your interests')
  })

  test('is kept true by every change of a profile, and by folding', async ({ assert }) => {
    const [first] = await fifty()
    const count = async () => {
      invalidateSharing()
      const { id: siteId } = await Site.firstOrFail()
      return countSharing({ siteId, country: 'NL', chosen: ['coffee', 'art'] })
    }
    assert.deepEqual(await count(), { members: 50, sharing: 2 })
    const own = () => db.from('profiles').where('id', first.profile.id)
    for (const [away, back] of [
      [{ status: 'disabled' }, { status: 'active' }],
      [{ invisible: true }, { invisible: false }],
      [{ country: 'BE' }, { country: 'NL' }],
    ]) {
      await own().update(away)
      assert.deepEqual(await count(), { members: 49, sharing: 1 }, JSON.stringify(away))
      await own().update(back)
      assert.deepEqual(await count(), { members: 50, sharing: 2 }, JSON.stringify(back))
    }
    const likes = () => db.from('profile_interests').where('profile_id', first.profile.id)
    await likes().where('interest', 'art').delete()
    assert.deepEqual(await count(), { members: 50, sharing: 1 })
    await (await app.container.make(FoldCountsJob)).execute()
    assert.deepEqual(await count(), { members: 50, sharing: 1 })
    assert.lengthOf(await db.from('interest_counts').where('interests', 0), 1)
    await db.from('users').where('id', first.user.id).delete()
    assert.deepEqual(await count(), { members: 49, sharing: 1 })
  })

  test('are real members alone, of sites that share theirs', async ({ assert }) => {
    const fictional = woman(1, { fictional: true })
    await join(fictional)
    await choose(fictional, 'coffee', 'art')
    await fifty()
    assert.equal((await asked('coffee,art')).strong, '2 members')
  })

  test('shows three faces at most, of those who share it and want to be seen', async ({
    assert,
  }) => {
    const members = await fifty()
    await portray(members.slice(0, 5))
    await choose(members[3], 'coffee', 'art')
    await choose(members[4], 'coffee', 'art')
    assert.lengthOf((await asked('coffee,art')).faces, 3)
    await db.from('profiles').update({ advertised: false })
    invalidateLanderPeople()
    assert.isEmpty((await asked('coffee,art')).faces)
    await db.from('profiles').update({ advertised: true })
    invalidateLanderPeople()
    assert.isEmpty((await asked('coffee,art', { pictures: 'men' })).faces)
    assert.isEmpty((await asked('coffee,art', { pictures: 'drawn' })).faces)
  })

  test('is answered without a cookie, for caches, in each language', async ({ assert }) => {
    await fifty()
    for (const locale of locales) {
      const said = new Set<string>()
      for (const interests of ['coffee,art', 'coffee,art,sailing', 'art', 'wine', 'wine,beach']) {
        const answer = await ask(interests, { locale })
        assert.isEmpty(answer.headers.getSetCookie())
        assert.equal(answer.headers.get('cache-control'), 'private, no-cache')
        said.add(sentenceOf((await answer.json()) as Told, assert))
      }
      assert.equal(said.size, 5)
    }
  })

  test('names each country in each language', async ({ assert }) => {
    await fifty()
    for (const locale of sample('languages of countries', locales, 2)) {
      const said = new Set<string>()
      for (const country of countries) {
        await db.from('profiles').update({ country })
        invalidateSharing()
        said.add(sentenceOf(await asked('art', { country, locale }), assert))
      }
      assert.equal(said.size, countries.length, locale)
    }
  })

  test('is refused in a form that no page asks in', async ({ assert }) => {
    const wrong: Record<string, string>[] = [
      { country: 'XX' },
      { locale: 'xx' },
      { pictures: 'dogs' },
      { locale: '' },
    ]
    for (const changes of wrong) assert.equal((await ask('art', changes)).status, 422)
    assert.equal((await ask('a'.repeat(601))).status, 422)
    await fifty()
    assert.include((await asked('%3Cb%3E,1 or 1=1,__proto__')).text, 'Pick your interests')
  })

  test('is asked two times a second, not more', async ({ assert }) => {
    const statuses = []
    for (let time = 0; time < 121; time += 1) statuses.push((await ask('art')).status)
    assert.deepEqual([statuses[0], statuses[119], statuses[120]], [200, 200, 429])
  })
})

/** Fifty women of the Netherlands; two like coffee and art, one art and sailing. */
async function fifty() {
  const members = manyMembers(woman, 50)
  await join(...members)
  await choose(members[0], 'coffee', 'art')
  await choose(members[1], 'coffee', 'art', 'music')
  await choose(members[2], 'sailing', 'art')
  return members
}

async function choose({ profile }: Person, ...interests: string[]) {
  const rows = interests.map((interest) => ({ profile_id: profile.id, interest }))
  await db.table('profile_interests').multiInsert(rows)
}

function ask(interests: string, changes: Record<string, string> = {}) {
  const query = { country: 'NL', locale: 'en', pictures: 'everyone', ...changes, interests }
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const address = `${siteUrl}/shared-interests?${new URLSearchParams(given)}`
  return fetch(address, { headers: { accept: 'application/json' } })
}

async function asked(interests: string, changes: Record<string, string> = {}) {
  return (await (await ask(interests, changes)).json()) as Told
}

/** Without anything that was not filled in. */
function sentenceOf({ strong, text }: Told, assert: Assert) {
  assert.notMatch(text, /[{}]|translation missing|undefined| {2}| \./)
  if (strong !== null) assert.isTrue(text.startsWith(strong), text)
  return text
}
