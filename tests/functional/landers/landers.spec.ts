import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { landerNames, landersWithVariants } from '#core/landers/lander'
import { locales } from '#core/sites/locales'
import LanderVariant from '#models/lander_variant'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { invalidateOnlineCounts } from '#queries/landers/count_online'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { textsOf } from '#tests/support/browser/texts'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import {
  addVariant,
  inTheNetherlands,
  openLander as open,
  showThemselves,
} from '#tests/support/landers/shown_members'
import {
  hostileQueries,
  hostileSlugs,
  trackingNames,
  unfitTracking,
} from '#tests/support/landers/hostile_queries'
import { woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'
import { addSite } from '#tests/support/sites/other_site'

const now = DateTime.utc()

/** What landers read of their address beside where a visitor came from. */
const otherNames = ['page', 'likes', 'interests', 'country', 'region', 'gender', 'seeking']

/** People who are online and do not count, or were lately. */
const otherwise = [
  woman(1, { lastActiveAt: now, fictional: true }),
  woman(2, { lastActiveAt: now, invisible: true }),
  woman(3, { lastActiveAt: now, status: 'disabled' }),
  woman(4, { lastActiveAt: now, country: 'BE' }),
  woman(5, { lastActiveAt: now.minus({ minutes: 6 }) }),
]

test.group('Every lander', (group) => {
  inTransaction(group)

  for (const locale of locales) {
    test(`is there in ${locale}, whole and without a cookie`, async ({ assert }) => {
      for (const lander of landerNames) {
        const { cookies, page, status } = await open(`/landers/${lander}`, {
          'accept-language': locale,
        })
        assert.equal(status, 200, lander)
        assert.include(page, `<html lang="${locale}"`, lander)
        assert.lengthOf(page.match(/<h1/g) ?? [], 1, lander)
        assert.notMatch(
          page,
          /translation missing|\bundefined\b|\bNaN\b|\[object|@include|@each/,
          lander
        )
        assert.isAtMost((/<title>([^<]*)/.exec(page)?.[1] ?? '').length, 60, lander)
        assert.isEmpty(cookies, lander)
      }
    })
  }

  test('asks its first question in a form that the sign-up goes on with', async ({ assert }) => {
    for (const lander of landerNames) {
      const { page } = await open(`/landers/${lander}?network=sparks&sub2=b&lb=spring`)
      const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
      const hidden = Object.fromEntries(fields.map(([, name, value]) => [name, value]))
      assert.deepEqual(hidden, { lander, network: 'sparks', sub2: 'b', lb: 'spring' })
      assert.match(page, /<form class="question"[^>]* action="\/signup" method="get"/)
      const next = await open(`/signup?${new URLSearchParams(hidden)}&gender=female&seeking=male`)
      assert.isEmpty(next.cookies)
      assert.include(next.page, `?network=sparks&amp;sub2=b&amp;lander=${lander}`)
    }
  })

  test('has all its pictures without script, which alone lets some wait', async ({ assert }) => {
    await showThemselves(30, { advertised: true })
    for (const [path, first] of [
      ['/landers/collagelanding', 3],
      ['/landers/gallery', 2],
      ['/landers/tinderswipe', 1],
    ] as const) {
      const { page } = await open(path)
      const pictures = page.match(/<img[^>]* src="\/photos\//g) ?? []
      assert.isAbove(pictures.length, first, path)
      assert.notMatch(page, /<html[^>]* class="[^"]*loading/, path)
    }
  })

  test('shows an unknown slug as it is by itself, and no hostile one breaks it', async ({
    assert,
  }) => {
    for (const lander of landersWithVariants) {
      const own = (await open(`/landers/${lander}`)).page
      for (const slug of hostileSlugs) {
        const { page, status } = await open(`/landers/${lander}/${slug}`)
        assert.include([200, 400, 404], status, slug)
        if (status === 200) assert.equal(headingOf(page), headingOf(own), slug)
        assert.notInclude(page, '<script>')
      }
    }
  })

  test('takes whatever stands in its address for text, and stores no more than that', async ({
    assert,
  }) => {
    for (const lander of landerNames) {
      for (const query of hostileQueries([...trackingNames, ...otherNames])) {
        const browser = { 'user-agent': `Firefox ${crypto.randomUUID()}` }
        const { page, status } = await open(`/landers/${lander}?${query}`, browser)
        assert.equal(status, 200, query)
        assert.notInclude(page, '<script>alert')
      }
    }
    const arrivals = await db.from('arrivals')
    const views = await db.from('page_views')
    assert.isAbove(arrivals.length, landerNames.length)
    assert.isAbove(views.length, landerNames.length)
    assert.deepEqual([...arrivals, ...views].flatMap(unfitTracking), [])
  })

  test('asks nothing of another server, and moves nothing without leave', async ({ assert }) => {
    for (const lander of landerNames) {
      const { page } = await open(`/landers/${lander}`)
      // The link to whoever made the table of countries, which its licence asks for.
      const own = page.replace('<a href="https://db-ip.com">', '')
      const elsewhere = [...own.matchAll(/(?:src|href|action)="(https?:)?\/\/([^"/]+)/g)]
      assert.deepEqual(
        elsewhere.filter(([, , host]) => !siteUrl.endsWith(host)),
        [],
        lander
      )
      assert.notMatch(page, /<animate|<marquee|autoplay/, lander)
    }
  })

  test('is the same under a language, where the warning and the source hold as well', async ({
    assert,
  }) => {
    const browser = { 'user-agent': `Firefox ${crypto.randomUUID()}` }
    const query = 'network=sparks&ref=r&sub1=a&lb=autumn'
    const { page, cookies } = await open(`/de/landers/gallery/night?${query}`, {
      ...inTheNetherlands,
      ...browser,
    })
    assert.include(page, '<html lang="de"')
    assert.include(page, 'data-warning')
    assert.isEmpty(cookies)
    assert.include(page, '<form class="question" id="question" action="/de/signup" method="get"')
    for (const [name, value] of new URLSearchParams(query)) {
      assert.include(page, `name="${name}" value="${value}"`)
    }
    const carried = 'network=sparks&amp;ref=r&amp;sub1=a&amp;lander=gallery&amp;variant=night'
    for (const path of ['/de', '/de/login', '/nl/landers/gallery/night']) {
      assert.include(page, `href="${path}?${carried}&amp;lb=autumn"`)
    }
    const [source] = await db.from('arrivals').where('lander', 'gallery')
    assert.containSubset(source, { network: 'sparks', ref: 'r', sub1: 'a', variant: 'night' })
    const view = await db.from('page_views').where('label', 'autumn').first()
    assert.equal(view.path, '/landers/gallery/night')
    const elsewhere = { cookie: 'geoip_selected_country=BE' }
    const { page: calm } = await open('/de/landers/gallery', elsewhere)
    assert.notInclude(calm, 'data-warning')
  })

  test('that is not built is not found', async ({ assert }) => {
    for (const path of ['/landers', '/landers/nowhere', '/landers/tinderswipe/night']) {
      assert.equal((await open(path)).status, 404, path)
    }
  })
})

test.group('The people on a lander', (group) => {
  inTransaction(group)

  test('are drawings, and said to be, until enough members agreed', async ({ assert }) => {
    await showThemselves(4, { advertised: true })
    const { page } = await open('/landers/tinderswipe', inTheNetherlands)
    assert.include(page, '/drawings/1.svg')
    assert.include(page, 'These people are drawings.')
    assert.notInclude(page, '/photos/')
  })

  test('are members with first name and age, and nothing else of them', async ({ assert }) => {
    await showThemselves(5, { advertised: true })
    const { page } = await open('/landers/tinderswipe', inTheNetherlands)
    assert.lengthOf(page.match(/data-card/g) ?? [], 5)
    assert.lengthOf(page.match(/<b dir="auto">/g) ?? [], 5)
    assert.include(page, 'The members pictured have agreed to appear here.')
    assert.notInclude(page, '/drawings/')
    assert.notInclude(page, 'Amsterdam')
  })

  test('are never fictional, nor those who did not agree, are invisible or not confirmed', async ({
    assert,
  }) => {
    const hidden = [
      { fictional: true },
      { advertised: false },
      { invisible: true },
      { status: 'disabled' },
    ]
    for (const [index, changes] of hidden.entries()) {
      await showThemselves(5, { advertised: true, ...changes }, 100 + index * 10)
    }
    assert.notInclude((await open('/landers/tinderswipe', inTheNetherlands)).page, '/photos/')
    assert.notInclude((await open('/landers/tinderswipe')).page, '/photos/')
  })

  test('are loaded in the size of their frame: the large picture is one of a choice', async ({
    assert,
  }) => {
    await showThemselves(24, { advertised: true })
    for (const lander of landerNames) {
      const { page } = await open(`/landers/${lander}`)
      for (const [image] of page.matchAll(/<img [^>]*\/photos\/[^>]*>/g)) {
        if (!image.includes('/full')) continue
        assert.match(image, / src="[^"]*\/thumb[^"]*"/, lander)
        assert.match(image, / srcset="[^"]*\/thumb[^"]* 360w, [^"]*\/full[^"]* 900w"/, lander)
        assert.match(image, / sizes="[^"]+"/, lander)
      }
    }
    const { page: gallery } = await open('/landers/gallery')
    const wide = /<source media="\(width >= 62rem\)" srcset="[^"]*\/full[^"]* 900w" sizes="[^"]+"/
    assert.match(gallery, wide, 'a phone has the small one')
  })

  test('are never known by a photo that is not checked, or private', async ({ assert }) => {
    await showThemselves(5, { advertised: true })
    for (const changes of [{ status: 'pending' }, { status: 'active', is_private: true }]) {
      await Photo.query().update(changes)
      invalidateLanderPeople()
      assert.notInclude((await open('/landers/tinderswipe')).page, '/photos/')
    }
  })

  test('live in the country of the visitor, as many as are said to', async ({ assert }) => {
    await showThemselves(5, { advertised: true })
    const [first, second] = await Profile.all()
    const near = (page: string) => /(\w+ of them lives?) in your country/.exec(page)?.[1] ?? null
    assert.equal(
      near((await open('/landers/tinderswipe', inTheNetherlands)).page),
      '5 of them live'
    )
    await Profile.query().whereIn('id', [first.id, second.id]).update({ country: 'BE' })
    invalidateLanderPeople()
    assert.equal(
      near((await open('/landers/tinderswipe', inTheNetherlands)).page),
      '3 of them live'
    )
    const elsewhere = { cookie: 'geoip_selected_country=PL' }
    assert.isNull(near((await open('/landers/tinderswipe', elsewhere)).page))
    assert.isNull(near((await open('/landers/tinderswipe')).page), 'from where is not known')
  })
})

test.group('Alone tonight', (group) => {
  inTransaction(group)

  test('tells how many real members are online, exactly, from fifty', async ({ assert }) => {
    await showThemselves(50, { advertised: false })
    await join(...otherwise)
    const told = (page: string) =>
      /(\d+) members from your country are online/.exec(page)?.[1] ?? null
    const here = await open('/landers/alonetonight', inTheNetherlands)
    assert.equal(told(here.page), '50')
    const { page: elsewhere } = await open('/landers/alonetonight')
    assert.isNull(told(elsewhere), 'from where is not known')
    await db.from('profiles').where('name', 'Ada 100').update({ last_active_at: 0 })
    invalidateOnlineCounts()
    const { page: fewer } = await open('/landers/alonetonight', inTheNetherlands)
    assert.isNull(told(fewer))
  })

  test('names one who agreed to it, and never says that they are online', async ({ assert }) => {
    const claim = textsOf('en')('landers.alonetonight_night')
    const empty = await open('/landers/alonetonight', inTheNetherlands)
    assert.include(empty.page, 'This person is a drawing.')
    await join(ada({ profile: { advertised: true, lastActiveAt: DateTime.utc() } }))
    await portray([ada()])
    invalidateLanderPeople()
    const active = await open('/landers/alonetonight', inTheNetherlands)
    assert.match(active.page, /<b dir="auto">Ada<\/b><b>, \d+<\/b>\s*<\/figcaption>/)
    assert.notMatch(active.page, /online (right )?now/i)
    assert.notInclude(active.page, claim)
    await Profile.query().update({ last_active_at: DateTime.utc().minus({ hours: 1 }).toMillis() })
    invalidateLanderPeople()
    const away = await open('/landers/alonetonight', inTheNetherlands)
    assert.match(away.page, /\bAda\b/)
  })

  test('says that others are awake where fifty are online', async ({ assert }) => {
    const claim = textsOf('en')('landers.alonetonight_night')
    await showThemselves(50, { advertised: false })
    assert.include((await open('/landers/alonetonight', inTheNetherlands)).page, claim)
  })
})

test.group('A variant of a lander', (group) => {
  inTransaction(group)

  test('has its headline, colours, question and presets', async ({ assert }) => {
    await addVariant({
      headlines: { en: 'Your <night>' },
      mood: 'night',
      question: 'gender',
      gender: 'male',
      country: 'BE',
    })
    const { page } = await open('/landers/gallery/night')
    assert.include(page, '<h1>Your &lt;night&gt;</h1>')
    assert.include(page, 'mood-night')
    assert.match(page, /name="gender" value="male" checked/)
    assert.notInclude(page, 'name="seeking"')
    assert.include(page, 'name="variant" value="night"')
    assert.include(page, 'name="country" value="BE"')
    const dutch = await open('/landers/gallery/night', { 'accept-language': 'nl' })
    assert.include(dutch.page, 'Kijk rustig rond.')
    assert.include((await open('/landers/gallery')).page, 'Have a look around.')
  })

  test('shows drawn people where it says so, and those of its country alone', async ({
    assert,
  }) => {
    await showThemselves(24, { advertised: true })
    assert.include((await open('/landers/gallery/night')).page, '/photos/')
    await addVariant({ pictureSet: 'drawn' })
    assert.notInclude((await open('/landers/gallery/night')).page, '/photos/')
    await addVariant({ slug: 'men', pictureSet: 'men' })
    assert.notInclude((await open('/landers/gallery/men')).page, '/photos/')
    await addVariant({ slug: 'polish', country: 'PL' })
    assert.notInclude((await open('/landers/gallery/polish', inTheNetherlands)).page, '/photos/')
  })

  test('is that of its site alone', async ({ assert }) => {
    await addVariant({ headlines: { en: 'Elsewhere' } })
    await LanderVariant.query().update({ site_id: await addSite('flirt.example', 'Flirt') })
    assert.notInclude((await open('/landers/gallery/night')).page, 'Elsewhere')
  })

  test('takes the visitor to live where it says', async ({ assert, client }) => {
    const page = await client.get('/signup').qs({ country: 'BE' }).withInertia()
    assert.equal(page.inertiaProps.country, 'BE')
    const wrong = await client.get('/signup').qs({ country: 'XX' }).withInertia()
    assert.notEqual(wrong.inertiaProps.country, 'XX')
  })
})

function headingOf(page: string) {
  return /<h1[^>]*>([^<]*)/.exec(page)?.[1]
}
