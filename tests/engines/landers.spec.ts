import { test } from '@japa/runner'
import { landerNames, type LanderName } from '#core/landers/lander'
import { newcomerFor } from '#tests/browser/story/people'
import { phone, tellIn } from '#tests/engines/story/shared_engines'
import { tellsPlace } from '#tests/engines/story/sign_up'
import { textsOf } from '#tests/support/browser/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'
import { chosenEngines } from '#tests/support/engines/start'

const t = textsOf('en')

/** Where the question comes after something else. */
const before: Partial<Record<LanderName, (page: EnginePage) => Promise<void>>> = {
  tinderswipe: async (page) => {
    for (let card = 1; card <= 5; card++) await page.presses('button', t('landers.like'))
    await page.sees(t('landers.tinderswipe_end'))
  },
  socialnetwork: async (page) => {
    await page.pressesOn({ css: 'button.heart' })
    await page.seesOf({ css: '[data-kept-title]' })
  },
}

const cases = landerNames.flatMap((lander) => chosenEngines.map((engine) => ({ engine, lander })))

test.group('A lander', () => {
  test('{engine}: {lander} leads to the sign-up, which can be filled in')
    .with(cases)
    .run(async (_, { engine, lander }) => {
      await tellIn(engine, async (newPage) => {
        const page = await newPage(phone)
        await page.opens(`/landers/${lander}`)
        await before[lander]?.(page)
        const question = page.withinOf({ css: 'form[data-question]' })
        await question.pressesOn({ text: t('home.a_woman') })
        await question.pressesOn({ text: t('home.men') })
        await question.pressesOn({ css: 'button.go' })
        await page.isAt(/^\/signup\?/)
        await tellsPlace(page, t, newcomerFor('en'))
      })
    })
})
