import { inTurn, type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** One more attempt than the limit allows. */
const guesses = 61

const guess: Prepare = async (page) => {
  await page.evaluate(async (count) => {
    const codes = Array.from({ length: count }, (_, number) => `GUESS${number}`)
    await Promise.all(codes.map((code) => fetch(`/api/discountcode.php?code=${code}`)))
  }, guesses)
}

const typeCode: Prepare = async (page) => {
  await hydrated(page)
  await page.locator('input[name=code][form]').fill('GUESS')
  await page.locator('button[form=discount-code]').click()
  await page.locator('input[name=code][aria-invalid=true]').waitFor()
}

/** Enters a code after the limit of attempts was reached. */
export const typeTooOften = inTurn(guess, typeCode)

/** Opens a link with a code after the limit of attempts was reached. */
export const openTooOften = inTurn(guess, async (page) => {
  await page.goto('/credits?code=GUESS')
})
