import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { homeSections, type HomeSection } from '#core/sites/settings/catalogue'
import { countCookies } from '#core/privacy/kept_in_browser'
import { invalidateSites } from '#queries/sites/current_site'
import { countActiveNow } from '#tests/support/discovery/active_counts'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'

const titles: Readonly<Record<Exclude<HomeSection, 'languages'>, string>> = {
  steps: 'How it works',
  differences: 'What’s different here',
  people_near: 'People near you',
  questions: 'Questions',
}

async function home(client: ApiClient, address = '/en') {
  const answer = await client.get(address)
  answer.assertStatus(200)
  return answer.text()
}

/** Women who were online a moment ago join, and are counted. */
async function joinActive(count: number) {
  const lastActiveAt = DateTime.utc()
  await join(...manyMembers((number) => woman(number, { lastActiveAt }), count))
  await countActiveNow()
}

const headingOf = (title: string) => new RegExp(`<h2[^>]*>${title}</h2>`)

test.group('The sections of the home page', (group) => {
  inTransaction(group)

  test('say how it works, what is different, and what people ask', async ({ client, assert }) => {
    const page = await home(client)
    for (const title of [titles.steps, titles.differences, titles.questions]) {
      assert.match(page, headingOf(title))
    }
  })

  test('are left out where the site switches them off', async ({ client, assert }) => {
    await joinActive(50)
    const wanted = homeSections.filter((one) => one === 'people_near')
    await setSetting('home_sections', wanted)
    const page = await home(client)
    assert.match(page, headingOf(titles.people_near))
    for (const title of [titles.steps, titles.differences, titles.questions]) {
      assert.notMatch(page, headingOf(title))
    }
    assert.notMatch(page, />Polski<\/a>/)
  })

  test('say nothing of people near where only that is switched off', async ({ client, assert }) => {
    await joinActive(50)
    await setSetting(
      'home_sections',
      homeSections.filter((one) => one !== 'people_near')
    )
    const page = await home(client)
    assert.notMatch(page, headingOf(titles.people_near))
    assert.match(page, headingOf(titles.questions))
  })

  test('prove what is different by the settings of the site and the list of cookies', async ({
    client,
    assert,
  }) => {
    await setSetting('refund_days', 21)
    const page = await home(client, '/en')
    assert.include(page, 'within 21 days')
    assert.include(page, '€19.99')
    assert.include(page, '20 unused credits')
    assert.include(page, '€7.99')
    assert.match(page, new RegExp(`Our cookies</dt><dd[^>]*>${countCookies().own}</dd>`))
    for (const path of [
      '/pricing',
      '/pages/fictional-profiles',
      '/pages/return-policy',
      '/pages/cookies',
    ]) {
      assert.include(page, `href="/en${path}"`)
    }
  })

  test('promise at least the days of a withdrawal', async ({ client, assert }) => {
    await setSetting('refund_days', 0)
    assert.include(await home(client, '/en'), 'within 14 days')
  })

  test('show the label of fictional profiles, and if there are any', async ({ client, assert }) => {
    const without = await home(client)
    assert.include(without, 'physical contact not possible')
    assert.include(without, 'There are none on this site.')
    await join(ada({ profile: { fictional: true } }))
    invalidateSites()
    assert.include(await home(client), 'We run some profiles ourselves.')
  })

  test('count people near from fifty on, and lead to the search of a region', async ({
    client,
    assert,
  }) => {
    await joinActive(49)
    assert.notMatch(await home(client, '/en?near=NL'), headingOf(titles.people_near))
    await join(ada({ profile: { lastActiveAt: DateTime.utc() } }))
    await countActiveNow()
    const { country, regionId } = ada().profile
    const page = await home(client, `/en?near=${country}`)
    assert.match(page, headingOf(titles.people_near))
    assert.match(page, /tabular-nums">50</)
    assert.include(page, `href="/members?country=${country}&amp;countryregion=${regionId}"`)
  })

  test('lead to the sign-up where visitors may not search', async ({ client, assert }) => {
    await joinActive(50)
    await setSetting('logged_out_search', false)
    const { country } = ada().profile
    const page = await home(client, `/en?near=${country}`)
    assert.include(page, `href="/en/signup?country=${country}"`)
    assert.notInclude(page, 'countryregion')
  })

  test('ask the first questions of the page that answers them, the first one open', async ({
    client,
    assert,
  }) => {
    const page = await home(client)
    const details = [...page.matchAll(/<details([^>]*)><summary[^>]*>([^<]+)/g)]
    assert.deepEqual(
      details.map(([, , question]) => question),
      [
        'Does it cost anything to join?',
        'What’s a fictional profile?',
        'Who sees my photos?',
        'How do I delete my account?',
      ]
    )
    assert.deepEqual(
      details.map(([, attributes]) => attributes.includes('open')),
      [true, false, false, false]
    )
    assert.include(page, 'href="/en/pages/fictional-profiles"')
  })

  test('end in the page in other languages, by their own names', async ({ client, assert }) => {
    const page = await home(client)
    for (const [language, name] of [
      ['de', 'Deutsch'],
      ['pl', 'Polski'],
    ]) {
      assert.match(
        page,
        new RegExp(`<a href="/${language}" [^>]*lang="${language}"[^>]*>${name}</a>`, 'i')
      )
    }
  })

  test('show no drawn screen to who cannot see it, or could use it', async ({ client, assert }) => {
    const page = await home(client)
    assert.lengthOf([...page.matchAll(/<div aria-hidden="true" inert=""/g)], 3)
    assert.notMatch(page, /<[^>]+\sstyle="/)
  })
})
