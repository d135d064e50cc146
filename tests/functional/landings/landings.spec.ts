import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { landingNames } from '#core/landings/landing'
import { locales } from '#core/sites/locales'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { account, join } from '#tests/support/people/members'
import { ada, birthYear, bob, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

const id = bob().profile.id
const pathOf = (landing: string) => `/members/${id}/${landing}`

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(siteUrl + path, {
    redirect: 'manual',
    headers: {
      'accept': 'text/html',
      'accept-language': 'en',
      'user-agent': 'Firefox',
      ...headers,
    },
  })
  const { headers: told, status } = answer
  const cookies = told.getSetCookie()
  return { status, cookies, to: told.get('location'), told, page: await answer.text() }
}

/** Bob, who agreed to be shown, with a main photo. */
async function showBob(changes: Partial<Person['profile']> = {}) {
  const about = 'Boats, bread & "bikes".'
  const told = { reasonForSignup: 'dating', tattoos: 'one' } as const
  await join(bob({ profile: { advertised: true, about, ...told, ...changes } }))
  await db
    .table('profile_interests')
    .multiInsert(['kissing', 'hiking', 'cooking'].map((interest) => ({ profile_id: id, interest })))
  return storePhoto(bob(), { main: true })
}

test.group('The landings of a member who agreed', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)

  test('are there in {$self}, whole, under their language too, and without a cookie')
    .with([...locales])
    .run(async ({ assert }, locale) => {
      await showBob()
      for (const landing of landingNames) {
        for (const path of [pathOf(landing), `/${locale}${pathOf(landing)}`]) {
          const asked = path.startsWith(`/${locale}/`) ? 'xx' : locale
          const { cookies, page, status, told } = await open(path, { 'accept-language': asked })
          assert.equal(status, 200, path)
          assert.include(page, `<html lang="${locale}"`, path)
          assert.lengthOf(page.match(/<h1/g) ?? [], 1, path)
          assert.notMatch(page, /translation missing|undefined|NaN|\[object|@include|@each/, path)
          assert.isEmpty(cookies, path)
          assert.equal(told.get('x-robots-tag'), 'noindex')
          assert.include(page, '<meta name="robots" content="noindex" />')
          assert.equal(told.get('cache-control'), 'private, no-store')
        }
      }
    })

  test('show what visitors may see of him, and nothing else', async ({ assert }) => {
    const main = await showBob({ dateOfBirth: bob().profile.dateOfBirth })
    const second = await storePhoto(bob(), { position: 2, caption: 'A secret caption' })
    const hidden = await storePhoto(bob(), { position: 3, isPrivate: true })
    const waiting = await storePhoto(bob(), { position: 4, status: 'pending' })
    for (const landing of landingNames) {
      const { page } = await open(pathOf(landing))
      assert.match(page, /<h1><span dir="auto">Bob<\/span>, \d\d<\/h1>/)
      assert.include(page, 'Boats, bread &amp; &quot;bikes&quot;.')
      assert.include(page, 'Hiking')
      assert.include(page, `/photos/${main}/full`)
      for (const photo of [second, hidden]) {
        assert.include(page, `/photos/${photo}/blurred`)
        assert.notMatch(page, new RegExp(`${photo}/(?:thumb|full)`))
      }
      assert.include(page, '2 more photos for members.')
      assert.notInclude(page, waiting)
      assert.notInclude(page, 'A secret caption')
      assert.notInclude(page, 'bob@example.com')
      assert.notInclude(page, bob().user.id)
      assert.notMatch(page, birthYear)
      assert.notMatch(page, /latitude|longitude/)
    }
    const { page } = await open(pathOf('landing'))
    assert.match(page, /<dt>Looking for<\/dt>\s*<dd>Women<\/dd>/)
    assert.match(page, /<dt>Here for<\/dt>\s*<dd>Dating<\/dd>/)
  })

  test('leave out what the site does not show', async ({ assert }) => {
    await showBob()
    await setSetting('visible_profile_fields', ['eye_colour'])
    await setSetting('visible_profile_notes', false)
    for (const landing of landingNames) {
      const { page } = await open(pathOf(landing))
      assert.notInclude(page, 'Boats, bread')
      assert.notInclude(page, 'Hiking')
      assert.notInclude(page, 'Dating')
    }
  })

  test('say what a message costs, by the settings of the site', async ({ assert }) => {
    await showBob()
    const told = async () => (await open(pathOf('landing2'))).page
    assert.include(await told(), 'Your first 5 messages are free, every later one costs 1 credit.')
    await setSetting('free_messages', 0)
    await setSetting('message_credits', 3)
    const page = await told()
    assert.include(page, 'A message costs 3 credits.')
    assert.include(page, 'It waits in the chat until you send it.')
    assert.notInclude(page, 'messages are free')
  })

  test('carry on where the visitor came from, and count as a visit of their source', async ({
    assert,
  }) => {
    await showBob()
    const browser = { 'user-agent': `Firefox ${crypto.randomUUID()}` }
    const query = 'network=sparks&sub2=b&lb=spring'
    const { page } = await open(`${pathOf('landing2')}/blue?${query}`, browser)
    const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
    assert.deepEqual(Object.fromEntries(fields.map(([, name, value]) => [name, value])), {
      network: 'sparks',
      sub2: 'b',
      lb: 'spring',
      lander: 'landing2',
      variant: 'blue',
    })
    const languages = [...page.matchAll(/href="([^"]*)" hreflang="(\w+)"/g)]
    assert.lengthOf(languages, locales.length - 1)
    for (const [, href, language] of languages) {
      const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), siteUrl)
      assert.equal(pathname, `/${language}${pathOf('landing2')}/blue`)
      assert.containSubset(Object.fromEntries(searchParams), {
        network: 'sparks',
        sub2: 'b',
        lb: 'spring',
        variant: 'blue',
      })
    }
    const source = await db.from('arrivals').where('lander', 'landing2').first()
    assert.containSubset(source, { network: 'sparks', variant: 'blue' })
    const view = await db.from('page_views').where('label', 'spring').first()
    assert.equal(view.path, `${pathOf('landing2')}/blue`)
  })

  test('take whatever stands in their address for text', async ({ assert }) => {
    await showBob()
    const hostile = '"><script>alert(1)</script>'
    const names = ['network', 'sub1', 'lb', 'lander', 'gender', 'interest', 'reason', 'line']
    for (const landing of landingNames) {
      for (const name of names) {
        const query = new URLSearchParams({ [name]: hostile })
        for (const value of [query.toString(), `${name}[]=1&${name}[a]=2`, `${name}=%00`]) {
          const { page, status } = await open(`${pathOf(landing)}?${value}`)
          assert.equal(status, 200, value)
          assert.notInclude(page, '<script>alert')
        }
      }
    }
    for (const slug of [
      '%3Cscript%3E',
      "x'%20or%201=1",
      '%00',
      '..%2F..',
      'a'.repeat(900),
      '%E0',
    ]) {
      const { page, status } = await open(`${pathOf('landing3')}/${slug}`)
      assert.include([200, 400, 404], status, slug)
      assert.notInclude(page, '<script>alert')
    }
  })

  test('end in a button to write to him, and put no word into his mouth', async ({ assert }) => {
    await showBob()
    for (const landing of landingNames) {
      const { page } = await open(`${pathOf(landing)}?reason=dating`)
      assert.match(page, /<button class="go">\s*<span>Write to Bob<\/span>/, landing)
    }
    const { page } = await open(pathOf('landing2'))
    const bubbles = page.match(/class="bubble"/g) ?? []
    const choices = page.match(/<label class="bubble">\s*<input type="radio" name="line"/g) ?? []
    assert.isNotEmpty(bubbles)
    assert.lengthOf(choices, bubbles.length)
  })

  test('go on into the sign-up that names him', async ({ assert }) => {
    await showBob()
    const { page } = await open(pathOf('landing'))
    const [, action] = /<form class="step"[^>]* action="([^"]*)" method="get"/.exec(page) ?? []
    assert.equal(action, `/members/${id}/signup`)
    const next = await open(`${action}?gender=female&lander=landing`)
    assert.equal(next.status, 200)
    assert.match(next.page, /\bBob\b/)
  })

  test('warn visitors from the Netherlands and Germany alone', async ({ assert }) => {
    await showBob()
    for (const [country, warns] of [
      ['NL', true],
      ['DE', true],
      ['BE', false],
    ] as const) {
      const cookie = `geoip_selected_country=${country}`
      const { page } = await open(pathOf('landing'), { cookie })
      assert.equal(page.includes('data-warning'), warns, country)
    }
  })

  test('label a fictional profile', async ({ assert }) => {
    await showBob({ fictional: true })
    for (const landing of landingNames) {
      const { page } = await open(pathOf(landing))
      assert.match(page, /<b>Fictional<\/b> physical contact not possible/)
    }
  })
})

test.group('The landings of a member', (group) => {
  inTransaction(group)
  group.each.setup(() => clearSettingsCache)

  test('lead to the profile when the member has switched it off meanwhile', async ({ assert }) => {
    await showBob()
    assert.equal((await open(pathOf('landing'))).status, 200)
    await Profile.query().update({ advertised: false })
    for (const landing of landingNames) {
      const { cookies, page, status, to } = await open(`${pathOf(landing)}?network=sparks`)
      assert.equal(status, 302)
      assert.equal(to, `/members/${id}?network=sparks&lander=${landing}`)
      assert.notMatch(page, /\bBob\b/)
      assert.isEmpty(cookies)
    }
  })

  test('lead to the profile when the main photo waits, was refused or is private', async ({
    assert,
  }) => {
    await showBob()
    for (const changes of [
      { status: 'pending', is_private: false },
      { status: 'rejected', is_private: false },
      { status: 'active', is_private: true },
    ]) {
      await Photo.query().update(changes)
      for (const landing of landingNames) {
        assert.equal((await open(pathOf(landing))).status, 302)
      }
    }
  })

  test('are not found when the member is disabled or invisible', async ({ assert }) => {
    await showBob()
    for (const changes of [{ status: 'disabled' }, { status: 'active', invisible: true }]) {
      await Profile.query().update(changes)
      for (const landing of landingNames) {
        const { page, status } = await open(pathOf(landing))
        assert.equal(status, 404)
        assert.notMatch(page, /\bBoats\b/)
      }
    }
  })

  test('are not found when there is no such member', async ({ assert }) => {
    for (const landing of landingNames) {
      assert.equal((await open(pathOf(landing))).status, 404)
      assert.equal((await open(`/members/nobody/${landing}`)).status, 404)
    }
  })

  test('are not found on a site that does not show the members of his', async ({ assert }) => {
    await showBob()
    await moveTo(await closedSite(), bob())
    for (const landing of landingNames) {
      const { page, status } = await open(pathOf(landing))
      assert.equal(status, 404)
      assert.notMatch(page, /\bBob\b/)
    }
  })

  test('are closed where visitors may not search', async ({ assert }) => {
    await showBob()
    await setSetting('logged_out_search', false)
    for (const landing of landingNames) {
      const { page, status, to } = await open(pathOf(landing))
      assert.equal(status, 302)
      assert.equal(to, `/members/${id}?lander=${landing}`)
      assert.notMatch(page, /\bBob\b/)
    }
  })

  test('lead who is signed in to the profile', async ({ client }) => {
    await showBob()
    await join(ada())
    for (const landing of landingNames) {
      const answer = await client
        .get(pathOf(landing))
        .loginAs(await account(ada()))
        .redirects(0)
      answer.assertHeader('location', `/members/${id}`)
    }
  })
})

test.group('Would you two get on?', (group) => {
  inTransaction(group)

  test('puts each answer beside what he said, and counts what they share', async ({ assert }) => {
    await showBob()
    const query = 'gender=female&reason=friendship&interest=hiking&interest=cooking'
    const { page } = await open(`${pathOf('landing3')}?${query}`)
    const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    assert.include(text, '2 of 3 answers in common')
    assert.include(text, 'In common You A woman Bob Looking for: Women')
    assert.include(text, 'Different You Friendship Bob Dating')
    assert.include(text, 'In common You Hiking and Cooking Bob Hiking and Cooking')
    assert.match(page, /type="hidden" name="gender" value="female"/)
  })
})
