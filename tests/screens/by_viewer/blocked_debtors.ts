import type { Screen } from '#tests/screens/screens'
import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the page of a direct debit for one of the bundles in the shop. */
export function openDebit(position: number): Prepare {
  return async (page) => {
    const bundle = page.locator('input[name=package_id]').nth(position)
    await page.goto(`/directdebit?bundle=${await bundle.getAttribute('value')}`)
  }
}

/** Screens of a member whose debit was returned. */
export const screensOfBlocked: Screen[] = [
  { name: 'credits-blocked', path: '/credits', whole: true },
  { name: 'direct-debit-blocked', path: '/credits', prepare: openDebit(1), whole: true },
]

/** Screens of a member with an open debit at the limit, who has paused purchases. */
export const screensOfCareful: Screen[] = [
  { name: 'direct-debit-limit', path: '/credits', prepare: openDebit(3), whole: true },
  { name: 'direct-debit-paused', path: '/credits', prepare: openDebit(0), whole: true },
]
