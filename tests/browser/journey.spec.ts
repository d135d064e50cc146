import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { locales, type Locale } from '#core/sites/locales'
import * as story from '#tests/browser/story/chapters'
import { newcomerFor, partnersFor } from '#tests/browser/story/people'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { isWhole, sample } from '#tests/support/runner/sample'

/** Dutch and another one; a browser cannot see the database, so that on PostgreSQL Dutch is enough. */
const others = locales.filter((locale) => locale !== 'nl')
const drawn = process.env.DB_CONNECTION === 'pg' && !isWhole ? [] : sample('journeys', others, 1)
const told: readonly Locale[] = ['nl', ...drawn]

/** Run in parallel in one browser, as many as a small machine can bear. */
const tellings = told.flatMap((_, at) => {
  return at % 2 === 0 ? [{ languages: told.slice(at, at + 2) }] : []
})

test.group('A new visitor', () => {
  test('signs up step by step, meets someone, chats and becomes premium, in {languages}')
    .with(tellings)
    .run(async ({ assert }, { languages }) => {
      await Promise.all(languages.map((locale) => tell(locale, assert)))
    })
    .timeout(400_000)
})

async function tell(locale: Locale, assert: Assert) {
  const [hisBrowser, herBrowser] = await Promise.all([
    newVisitor({ locale }),
    newVisitor({ locale }),
  ])
  const visitor = newcomerFor(locale)
  const [her, another, third] = await partnersFor(visitor, locale)
  const [his, hers] = await Promise.all([hisBrowser.newPage(), herBrowser.newPage()])
  const journey = { t: textsOf(locale), locale, assert, visitor, his, hers, her, another, third }

  await story.joins(journey)
  await story.searchesAndLikes(journey)
  await story.chat(journey)
  await story.meetsBothCaps(journey)
  const credits = await story.buys(journey)
  await story.goesOn(journey, credits)
  await Promise.all([hisBrowser.close(), herBrowser.close()])
}
