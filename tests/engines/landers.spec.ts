import { test } from '@japa/runner'
import { landerNames, type LanderName } from '#core/landers/lander'
import { landingNames, type LandingName } from '#core/landings/landing'
import { newcomerFor } from '#tests/browser/story/people'
import { phone } from '#tests/engines/story/shared_engines'
import { agreesToMatching, tellsPlace } from '#tests/engines/story/sign_up'
import { tellInEach } from '#tests/engines/story/tell'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { textsOf } from '#tests/support/browser/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'

const t = textsOf('en')
const go = { css: 'button.go' }

type Told = (page: EnginePage) => Promise<void>

/** Where the question comes after something else. */
const before: Partial<Record<LanderName, Told>> = {
  tinderswipe: async (page) => {
    for (let card = 1; card <= 5; card++) await page.presses('button', t('landers.like'))
    await page.sees(t('landers.tinderswipe_end'))
  },
  socialnetwork: async (page) => {
    await page.pressesOn({ css: 'button.heart' })
    await page.seesOf({ css: '[data-kept-title]' })
  },
}

test.group('A lander', () => {
  for (const lander of landerNames) {
    tellInEach(`${lander} leads to the sign-up, which can be filled in`, async (newPage) => {
      const page = await newPage(phone)
      await page.opens(`/landers/${lander}`)
      await before[lander]?.(page)
      const question = page.withinOf({ css: 'form[data-question]' })
      await question.pressesOn({ text: t('home.a_woman') })
      await question.pressesOn({ text: t('home.men') })
      await question.pressesOn(go)
      await page.isAt(/^\/signup\?/)
      await agreesToMatching(page, t)
      await tellsPlace(page, t, newcomerFor('en'))
    })
  }
})

/** What is answered on the landing of a member. */
const answers: Record<LandingName, Told> = {
  landing: async (form) => void (await form.pressesOn({ text: t('home.a_woman') })),
  landing2: async (form) => void (await form.pressesOn({ css: 'label.bubble' })),
  landing3: async (form) => {
    await form.pressesOn({ css: 'fieldset.asked label' })
    await form.pressesOn(go)
    await form.seesOf({ css: '.compared' })
  },
}

test.group('The landing of a member', () => {
  for (const landing of landingNames) {
    tellInEach(`${landing} leads to the sign-up`, async (newPage) => {
      const { id } = await advertisedMember()
      const page = await newPage(phone)
      await page.opens(`/en/members/${id}/${landing}`)
      const form = page.withinOf({ css: '#step' })
      await answers[landing](form)
      await form.pressesOn(go)
      await page.isAt(/\/signup/)
      await page.seesOf({ css: 'h1' })
    })
  }
})
