import { demoId } from '#database/demo/ids'
import type { Prepare } from '#tests/screens/states/common_states'

/** As the modal of a new like gets them. */
export const liker = {
  known: admirerOf('Robin', false),
  fictional: admirerOf('Robin', true),
  unknown: { ...admirerOf(null, false), id: null, age: null },
}

function admirerOf(name: string | null, fictional: boolean) {
  return { id: demoId('profile', 1), name, age: 31, fictional, main_image: { match: null } }
}

/** A new like as the server would answer it, whatever was liked before. */
export function tellNewLike(profile: object): Prepare {
  return async (page, t) => {
    const answer = { match: false, profile }
    await page.route('**/api/auto-like.php', (route) => route.fulfill({ json: answer }))
    await page.goto(`${page.url()}?t=0`)
    await page.getByRole('dialog', { name: t('likes.new_like_title') }).waitFor()
  }
}
