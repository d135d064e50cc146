import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Locale } from '#core/sites/locales'
import * as story from '#tests/browser/story/chapters'
import { newcomerFor, partnersFor } from '#tests/browser/story/people'
import { newVisitor, runAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

/** Run in parallel in one browser, as many as a small machine can bear. */
const tellings: { languages: Locale[] }[] = [
  { languages: ['nl', 'en'] },
  { languages: ['de', 'es'] },
  { languages: ['fr', 'it'] },
  { languages: ['pl'] },
]

test.group('A new visitor', (group) => {
  group.teardown(() => runAtSite('ledger:verify'))

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
