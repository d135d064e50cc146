import { router } from '@inertiajs/react'

let isAskable = false

router.on('before', ({ detail: { visit } }) => {
  if (isAskable) visit.headers['X-Push-Askable'] = '1'
})

/**
 * Notes whether this browser can still be asked for push notifications. Visits tell the server, which then
 * renders the page with the alert that offers them; nothing is stored for it, so the first page has none.
 */
export function noteAskable(can: boolean) {
  isAskable = can
}
