import { likeInGame } from '#tests/browser/story/swipe'
import { type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** Likes in the swipe game until the daily limit is reached. */
export const likeAsMuchAsOneMay: Prepare = async (page, t) => {
  await hydrated(page)
  const limit = page.getByRole('heading', { name: t('swipe.limit_title') })
  while (!(await limit.isVisible())) {
    await likeInGame(page, t, () => page.keyboard.press('ArrowRight'))
  }
}

/** Passes all members in the swipe game, by the requests of its page. */
export const passEverybody: Prepare = async (page, t) => {
  await page.evaluate(`(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1])
    const ask = (method, url) => fetch(url, {
      method,
      headers: { 'Accept': 'application/json', 'X-XSRF-TOKEN': token },
    })
    for (;;) {
      const { cards } = await (await ask('GET', '/swipe-game/cards')).json()
      if (cards.length === 0) return
      for (const { id } of cards) await ask('POST', '/swipe-game/' + id + '/pass')
    }
  })()`)
  await page.reload()
  await page.getByRole('heading', { name: t('swipe.empty_title') }).waitFor()
}

/** Answers the questions of the match finder; "no preference" by default. */
export const findBy =
  (age: 'age_younger' | 'age_older', appearance: 'any' | 'appearance_sexy' = 'any'): Prepare =>
  async (page, t) => {
    await hydrated(page)
    for (const [question, answer] of [
      ['age', age],
      ['appearance', appearance],
      ['race', 'any'],
    ]) {
      await page.getByRole('heading', { name: t(`finder.question_${question}`) }).waitFor()
      await page.getByRole('button', { name: t(`finder.${answer}`) }).click()
    }
    await page
      .getByRole('heading', { name: t('finder.results') })
      .first()
      .waitFor()
  }
