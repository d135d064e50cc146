import { router } from '@inertiajs/react'

/** Reloads the badges, and on a page of likes what has changed there. */
export function reloadLikes() {
  router.reload({ only: ['latest', 'veils', 'counts', 'locked', 'badges'] })
}
