import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { landingNames } from '#core/landings/landing'
import { locales } from '#core/sites/locales'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { hostileQueries, hostileSlugs } from '#tests/support/landers/hostile_queries'
import { openLander as open } from '#tests/support/landers/shown_members'
import { account, join } from '#tests/support/people/members'
import { ada, birthYear, bob, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { setSetting } from '#tests/support/sites/settings'

const id = bob().profile.id
const pathOf = (landing: string) => `/members/${id}/${landing}`

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
          assert.notMatch(
            page,
            /translation missing|\bundefined\b|\bNaN\b|\[object|@include|@each/,
            path
          )
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
        assert.include(page, `/photos/${photo}/veil`)
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
    assert.notInclude(page, 'Looking for')
    assert.match(page, /<dt>Here for<\/dt>\s*<dd>Dating<\/dd>/)
  })

  test('describe people by their gender in languages that do', async ({ assert }) => {
    await showBob({ relationshipStatus: 'divorced' })
    const { page } = await open(`/fr${pathOf('landing')}`)
    assert.match(page, /<dd>Divorcé<\/dd>/)
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
    assert.include(
      await told(),
      'Your first 5 messages are free; after that, each one costs 1 credit.'
    )
    await setSetting('free_messages', 0)
    await setSetting('message_credits', 3)
    const page = await told()
    assert.include(page, 'A message costs 3 credits.')
    assert.include(page, 'We’ll save it in your chat, ready to send.')
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
    const names = ['network', 'sub1', 'lb', 'lander', 'gender', 'interest', 'reason', 'line']
    for (const landing of landingNames) {
      for (const query of hostileQueries(names)) {
        const { page, status } = await open(`${pathOf(landing)}?${query}`)
        assert.equal(status, 200, query)
        assert.notInclude(page, '<script>alert')
      }
    }
    for (const slug of hostileSlugs) {
      const { page, status } = await open(`${pathOf('landing3')}/${slug}`)
      assert.include([200, 400, 404], status, slug)
      assert.notInclude(page, '<script>')
    }
  })

  test('end in a button to write to him, and put no word into his mouth', async ({ assert }) => {
    await showBob()
    for (const landing of landingNames) {
      const { page } = await open(`${pathOf(landing)}?reason=dating`)
      assert.match(page, /<button class="go">\s*<span>Message Bob<\/span>/, landing)
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

  test('lead to the profile when {why}')
    .with([
      {
        why: 'the member has switched it off meanwhile',
        hide: () => Profile.query().update({ advertised: false }),
      },
      { why: 'the main photo waits', hide: () => Photo.query().update({ status: 'pending' }) },
      { why: 'visitors may not search', hide: () => setSetting('logged_out_search', false) },
    ])
    .run(async ({ assert }, { hide }) => {
      await showBob()
      await hide()
      for (const landing of landingNames) {
        const { cookies, page, status, to } = await open(`${pathOf(landing)}?sub2=b`)
        assert.equal(status, 302)
        assert.equal(to, `/members/${id}?sub2=b&lander=${landing}`)
        assert.notMatch(page, /\bBob\b/)
        assert.isEmpty(cookies)
      }
    })

  test('are not found when the member is {what}')
    .with([
      { what: 'disabled', hide: () => Profile.query().update({ status: 'disabled' }) },
      { what: 'invisible', hide: () => Profile.query().update({ invisible: true }) },
      {
        what: 'of a site that keeps its members to itself',
        hide: async () => moveTo(await closedSite(), bob()),
      },
      { what: 'not there', hide: () => db.from('users').delete() },
    ])
    .run(async ({ assert }, { hide }) => {
      await showBob()
      await hide()
      for (const landing of landingNames) {
        const { page, status } = await open(pathOf(landing))
        assert.equal(status, 404)
        assert.notMatch(page, /\bBo(b|ats)\b/)
        assert.equal((await open(`/members/nobody/${landing}`)).status, 404)
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
    const query = 'reason=friendship&interest=hiking&interest=cooking'
    const { page } = await open(`${pathOf('landing3')}?${query}`)
    const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    assert.include(text, '1 of 2 answers in common')
    assert.include(text, 'Different You Friendship Bob Dating')
    assert.include(text, 'In common You Hiking and Cooking Bob Hiking and Cooking')
    assert.notInclude(text, 'Looking for')
  })
})
