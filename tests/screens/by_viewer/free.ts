import { liker, showNewLike } from '#tests/screens/states/likes'
import { openDebit } from '#tests/screens/by_viewer/blocked_debtors'
import * as chat from '#tests/screens/states/conversation'
import { pageOf, type People } from '#tests/screens/people'
import * as play from '#tests/screens/states/discovery'
import * as safety from '#tests/screens/states/reports_and_blocks'
import type { Screen } from '#tests/screens/screens'
import * as states from '#tests/screens/states/common_states'

/** Screens of a member who has never bought credits. */
export function screensOfFree(people: People): Screen[] {
  const locked = pageOf(people.withLocked(people.free))
  const fictional = pageOf(people.fictional)
  const toBlock = pageOf(people.toBlock(people.free))
  return [
    { name: 'members', path: '/members', whole: true },
    { name: 'complaints-member', path: '/complaints', whole: true },
    { name: 'members-account', path: '/members', prepare: states.openAccount },
    {
      name: 'members-filters',
      path: '/members',
      prepare: states.press('discovery.filters'),
      only: 'phone',
    },
    { name: 'members-filtered', path: '/members?min_age=40&max_age=44' },
    { name: 'members-empty', path: '/members?min_age=98&max_age=99' },
    { name: 'member', path: locked, whole: true },
    { name: 'member-menu', path: locked, prepare: states.press('profiles.more_actions') },
    { name: 'member-block', path: locked, prepare: blockMember },
    { name: 'member-report', path: `${locked}/report` },
    { name: 'member-report-errors', path: `${locked}/report`, prepare: safety.explainNothing },
    { name: 'member-reported', path: `${locked}/report`, prepare: safety.sendReport },
    { name: 'report-fictional', path: `${fictional}/report` },
    { name: 'new-like-locked', path: '/members', prepare: showNewLike(liker.unknown) },
    { name: 'member-fictional', path: fictional },
    { name: 'member-own', path: pageOf(people.free) },
    { name: 'likes-received-free', path: '/likes/received' },
    { name: 'likes-given', path: '/likes/given' },
    { name: 'chats', path: '/chats' },
    { name: 'chat-new', path: `${locked}/chat` },
    { name: 'chat-lines', path: `${locked}/chat`, prepare: chat.openLines },
    { name: 'swipe', path: '/swipe-game' },
    { name: 'match-finder', path: '/match-finder' },
    { name: 'match-finder-race', path: '/match-finder?step=3' },
    {
      name: 'match-finder-results',
      path: '/match-finder',
      prepare: play.findBy('age_younger'),
    },
    {
      name: 'match-finder-none',
      path: '/match-finder',
      prepare: play.findBy('age_older', 'appearance_sexy'),
    },
    { name: 'settings-match-finder', path: '/profile/match-finder' },
    { name: 'settings', path: '/profile', whole: true },
    { name: 'photos', path: '/profile/photos', whole: true },
    { name: 'photos-refused', path: '/profile/photos', prepare: states.sendNoPicture },
    { name: 'profile-edit', path: '/profile/edit', whole: true },
    {
      name: 'profile-edit-refused',
      path: '/profile/edit',
      prepare: states.nameThemselvesWithAt,
    },
    { name: 'visits-free', path: '/visits' },
    { name: 'settings-password', path: '/profile/password' },
    { name: 'settings-email', path: '/profile/email' },
    { name: 'settings-privacy', path: '/profile/privacy' },
    { name: 'settings-blocked', path: '/profile/blocked' },
    { name: 'settings-notifications', path: '/notifications', whole: true },
    { name: 'settings-language', path: '/lang-config' },
    { name: 'settings-spending', path: '/settings/spending', whole: true },
    { name: 'direct-debit-elsewhere', path: '/credits', prepare: askForDebit },
    { name: 'credits-free', path: '/credits', whole: true },
    { name: 'premium', path: '/premium', whole: true },
    { name: 'settings-data', path: '/profile/data', whole: true },
    { name: 'settings-devices', path: '/profile/devices' },
    { name: 'settings-passkeys', path: '/profile/passkeys' },
    { name: 'delete', path: '/profile/delete' },
    { name: 'not-found-member', path: '/nowhere', status: 404 },
    {
      name: 'settings-blocked-some',
      path: '/profile/blocked',
      prepare: safety.blockForGood(toBlock),
    },
  ]
}

/** Direct debit is not for their country. */
const askForDebit = states.inTurn(openDebit(1), async (page) => {
  await page.locator('[data-sonner-toast]').waitFor()
})

const blockMember = states.inTurn(
  states.press('profiles.more_actions'),
  states.pick('profiles.block')
)
