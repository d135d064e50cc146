import { demoId } from '#database/demo/ids'
import type { Prepare } from '#tests/screens/states/common_states'

/** Likers as the server sends them to the modal of a new like. */
export const liker = {
  known: likerOf('Robin', false),
  fictional: likerOf('Robin', true),
  unknown: { ...likerOf(null, false), id: null, age: null },
}

function likerOf(name: string | null, fictional: boolean) {
  return { id: demoId('profile', 1), name, age: 31, fictional, main_image: { match: null } }
}

/** Mocks the server's answer about a new like. */
export function showNewLike(profile: object): Prepare {
  return async (page, t) => {
    const answer = { match: false, profile }
    await page.route('**/api/auto-like.php', (route) => route.fulfill({ json: answer }))
    await page.goto(`${page.url()}?t=0`)
    await page.getByRole('dialog', { name: t('likes.new_like_title') }).waitFor()
  }
}
