import { waitForBonusModal } from '#tests/screens/states/bonus'
import * as code from '#tests/screens/states/discount_code'
import { pageOf, type People } from '#tests/screens/people'
import * as play from '#tests/screens/states/discovery'
import type { Screen } from '#tests/screens/screens'

/** Screens of a member who has just joined and is unconfirmed. */
export function screensOfNewcomer(people: People): Screen[] {
  const fictional = pageOf(people.fictional)
  return [
    { name: 'newcomer-complete', path: '/signup/complete' },
    { name: 'newcomer-members', path: '/members' },
    { name: 'newcomer-bonus', path: '/members', prepare: waitForBonusModal },
    { name: 'newcomer-likes', path: '/likes/received' },
    { name: 'newcomer-given', path: '/likes/given' },
    { name: 'newcomer-matches', path: '/likes/matches' },
    { name: 'newcomer-visits', path: '/visits' },
    { name: 'newcomer-chats', path: '/chats' },
    { name: 'newcomer-chat', path: `${fictional}/chat` },
    { name: 'newcomer-photos', path: '/profile/photos' },
    { name: 'newcomer-transactions', path: '/transactions' },
    { name: 'too-often', path: '/members', prepare: code.openTooOften },
    { name: 'credits-too-often', path: '/credits', prepare: code.typeTooOften },
    { name: 'newcomer-orders', path: '/transactions/orders' },
    { name: 'swipe-empty', path: '/swipe-game', prepare: play.passEverybody },
  ]
}
