import { hydrated, inTurn, type Prepare } from '#tests/screens/states/common_states'

/** One more than a member may ask for. */
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

/** Types one more code after all too many. */
export const typeTooOften = inTurn(guess, typeCode)

/** Opens an address with a code after all too many. */
export const openTooOften = inTurn(guess, async (page) => {
  await page.goto('/credits?code=GUESS')
})
