import { test } from '@japa/runner'
import {
  landerNames,
  landerOf,
  landersWithVariants,
  nextPage,
  pageAsked,
} from '#core/landers/lander'
import { lookOf, parseSlug, parseVariant, type TypedVariant } from '#core/landers/variant'
import { ok, refuse } from '#core/result'

const typed: TypedVariant = {
  lander: 'gallery',
  slug: ' Night-2 ',
  headlines: { en: '  Look \n around ', nl: '', xx: 'Hello' },
  pictureSet: 'women',
  gender: 'male',
  country: 'NL',
  mood: null,
  question: 'seeking',
}

const look = {
  headlines: { en: 'Look around' },
  pictureSet: 'women',
  gender: 'male',
  country: 'NL',
  mood: null,
  question: 'seeking',
} as const

test.group('A variant of a lander', () => {
  test('is parsed from what was typed', ({ assert }) => {
    assert.deepEqual(parseVariant(typed), ok({ lander: 'gallery', slug: 'night-2', ...look }))
    assert.isTrue(parseVariant({ ...typed, headlines: { de: 'a'.repeat(80) } }).ok)
  })

  for (const [what, wrong, refusal] of [
    ['an unknown lander', { lander: 'nowhere' }, refuse('lander_unknown')],
    ['a lander without variants', { lander: 'tinderswipe' }, refuse('lander_unknown')],
    ['a slug with a slash', { slug: 'a/b' }, refuse('slug_wrong')],
    ['an empty slug', { slug: '  ' }, refuse('slug_wrong')],
    ['a slug of 41 letters', { slug: 'a'.repeat(41) }, refuse('slug_wrong')],
    [
      'a long headline',
      { headlines: { de: 'a'.repeat(81) } },
      refuse('headline_too_long', { max: 80 }),
    ],
    ['an unknown set of pictures', { pictureSet: 'dogs' }, refuse('variant_wrong')],
    ['no set of pictures', { pictureSet: '' }, refuse('variant_wrong')],
    ['an unknown gender', { gender: 'both' }, refuse('variant_wrong')],
    ['an unknown country', { country: 'JP' }, refuse('variant_wrong')],
    ['an unknown mood', { mood: 'loud' }, refuse('variant_wrong')],
    ['an unknown question', { question: 'age' }, refuse('variant_wrong')],
  ] as const) {
    test(`is refused with ${what}`, ({ assert }) => {
      assert.deepEqual(parseVariant({ ...typed, ...wrong }), refusal)
    })
  }

  test('has a slug of small letters, digits and hyphens within', ({ assert }) => {
    const slugs = ['night', '2', 'a-b', '-a', 'a-', 'A', 'é', '', '../x', "x' or 1=1", 'a b']
    assert.deepEqual(slugs.map(parseSlug), ['night', '2', 'a-b', ...Array(8).fill(null)])
  })
})

test.group('The look of a lander', () => {
  test('is its own without a variant', ({ assert }) => {
    for (const name of landerNames) {
      const { mood, question } = landerOf(name)
      const own = { headline: null, pictureSet: 'everyone', gender: null, country: null }
      assert.deepEqual(lookOf(name, null, 'nl'), { ...own, mood, question })
    }
  })

  test('is that of the variant, where it says so, in the language of the visitor', ({ assert }) => {
    assert.deepEqual(lookOf('alonetonight', look, 'en'), {
      headline: 'Look around',
      pictureSet: 'women',
      gender: 'male',
      country: 'NL',
      mood: 'warm',
      question: 'seeking',
    })
    assert.isNull(lookOf('alonetonight', look, 'pl').headline)
  })
})

test.group('Landers', () => {
  test('have variants, but for the deck', ({ assert }) => {
    assert.notInclude(landersWithVariants, 'tinderswipe')
    assert.lengthOf(landersWithVariants, landerNames.length - 1)
  })

  test('show so many people of whom so few are enough, on so many pages', ({ assert }) => {
    const all = landerNames.map((name) => {
      const { fewest, hasCaptions, pages, people } = landerOf(name)
      return [name, people, fewest, pages, hasCaptions]
    })
    assert.deepEqual(all, [
      ['tinderswipe', 5, 5, 1, false],
      ['alonetonight', 1, 1, 1, false],
      ['collagelanding', 20, 20, 1, false],
      ['gallery', 24, 24, 250, false],
      ['iconslanding', 1, 1, 1, false],
      ['socialnetwork', 20, 5, 1, true],
      ['maplanding', 4, 4, 1, false],
      ['transitionsvideolanding', 0, 0, 1, false],
      ['video', 0, 0, 1, false],
    ])
  })

  test('show people page by page, until nobody is left', ({ assert }) => {
    const asked = ['2', '250', '251', '0', '-2', '1e1', '2.5', 'x', undefined, ['2', '3']]
    const pages = asked.map((page) => pageAsked('gallery', page))
    assert.deepEqual(pages, [2, 250, ...Array(8).fill(1)])
    assert.equal(pageAsked('tinderswipe', '2'), 1)
    assert.equal(nextPage('gallery', 1, true), 2)
    assert.isNull(nextPage('gallery', 5, false))
    assert.isNull(nextPage('gallery', 250, true))
    assert.isNull(nextPage('tinderswipe', 1, true))
  })
})
