import { demoId } from '#database/demo/ids'
import { attemptId } from '#database/demo/purchases'
import { admirer, tellNewLike } from '#tests/screens/like_states'
import { pageOf, type People } from '#tests/screens/people'
import * as safety from '#tests/screens/safety_states'
import * as play from '#tests/screens/play_states'
import * as states from '#tests/screens/states'
import type { Viewer } from '#tests/screens/viewers'

/** A page of the site, or a state of it, as one viewer sees it. */
export type Screen = Readonly<{
  name: string
  path: string
  prepare?: states.Prepare
  /** Photographed in its whole length instead of the first screen. */
  whole?: boolean
  /** The widths it exists at; every one by default. */
  only?: 'phone' | 'desktop'
}>

/** Every screen, by who sees it. A new screen joins here: it is then looked at and tested by axe. */
export function screensOf(people: People): Record<Viewer, readonly Screen[]> {
  const partner = pageOf(people.partnerOfSpent)
  const locked = pageOf(people.withLocked(people.free))
  const fictional = pageOf(people.fictional)
  return {
    visitor: [
      { name: 'home', path: '/', whole: true },
      { name: 'home-first-visit', path: '/', prepare: states.comeForTheFirstTime },
      { name: 'home-languages', path: '/', prepare: states.openLanguages },
      ...[0, 1, 2, 3, 4].map((step) => ({ name: `signup-${step}`, path: `/signup?step=${step}` })),
      { name: 'signup-errors', path: '/signup?step=4', prepare: states.sendEmptyForm },
      { name: 'signup-target', path: `${locked}/signup` },
      { name: 'signup-target-fictional', path: `${fictional}/signup` },
      { name: 'signup-matches', path: '/signup-matches?gender=female&seeking=male' },
      { name: 'login', path: '/login' },
      { name: 'login-failed', path: '/login', prepare: states.logInWrongly },
      { name: 'reset-request', path: '/reset-password' },
      { name: 'reset-void', path: '/reset-password/do' },
      { name: 'activation-done', path: '/activate/done' },
      { name: 'activation-failed', path: '/activate/error' },
      { name: 'mail-change', path: '/mail-change/do?token=x' },
      { name: 'mail-change-undone', path: '/mail-change/undo?outcome=done' },
      { name: 'account-deleted', path: '/account-deleted' },
      { name: 'account-return', path: '/account/return?token=x' },
      { name: 'visitor-languages', path: '/lang-config' },
      { name: 'visitor-members', path: '/members' },
      { name: 'visitor-member', path: locked },
      { name: 'signup-modal', path: locked, prepare: states.openSignup },
      {
        name: 'signup-modal-errors',
        path: locked,
        prepare: states.inTurn(states.openSignup, states.sendEmptyModal),
      },
      { name: 'mail-link', path: '/mail-change/do?token=x' },
      { name: 'mail-link-done', path: '/mail-change/undo?outcome=done' },
      { name: 'mail-again-failed', path: '/mail-again?outcome=failed' },
      { name: 'unsubscribe', path: '/unsubscribe/x' },
      { name: 'visitor-language', path: '/lang-config' },
      { name: 'terms', path: '/pages/terms' },
      { name: 'support', path: '/pages/service', whole: true },
      { name: 'faq', path: '/pages/faq', whole: true },
      { name: 'not-found', path: '/nowhere' },
      { name: 'error', path: '/dev/error' },
      { name: 'complete-signup', path: '/', prepare: states.goOnFromLander('/complete-signup') },
      {
        name: 'complete-signup-account',
        path: '/',
        prepare: states.goOnFromLander('/complete-signup?step=4'),
      },
      { name: 'outbox', path: '/dev/outbox' },
      { name: 'outbox-mail', path: '/dev/outbox', prepare: states.openFirstMail },
    ],
    newcomer: [
      { name: 'newcomer-complete', path: '/signup/complete' },
      { name: 'newcomer-members', path: '/members' },
      { name: 'newcomer-likes', path: '/likes/received' },
      { name: 'newcomer-given', path: '/likes/given' },
      { name: 'newcomer-matches', path: '/likes/matches' },
      { name: 'newcomer-visits', path: '/visits' },
      { name: 'newcomer-chats', path: '/chats' },
      { name: 'newcomer-chat', path: `${fictional}/chat` },
      { name: 'newcomer-photos', path: '/profile/photos' },
      { name: 'newcomer-transactions', path: '/transactions' },
      { name: 'newcomer-orders', path: '/transactions/orders' },
      { name: 'swipe-empty', path: '/swipe-game', prepare: play.passEverybody },
    ],
    free: [
      { name: 'members', path: '/members', whole: true },
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
      { name: 'new-like-locked', path: '/members', prepare: tellNewLike(admirer.unknown) },
      { name: 'member-fictional', path: fictional },
      { name: 'member-own', path: pageOf(people.free) },
      { name: 'likes-received-free', path: '/likes/received' },
      { name: 'likes-given', path: '/likes/given' },
      { name: 'chats', path: '/chats' },
      { name: 'chat-new', path: `${locked}/chat` },
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
      { name: 'credits-free', path: '/credits', whole: true },
      { name: 'settings-data', path: '/profile/data', whole: true },
      { name: 'settings-devices', path: '/profile/devices' },
      { name: 'settings-passkeys', path: '/profile/passkeys' },
      { name: 'delete', path: '/profile/delete' },
      { name: 'not-found-member', path: '/nowhere' },
    ],
    spent: [
      { name: 'chat', path: `${partner}/chat` },
      {
        name: 'chat-menu',
        path: `${partner}/chat`,
        prepare: states.press('messaging.more', { name: '*' }),
      },
      {
        name: 'chat-remove-message',
        path: `${partner}/chat`,
        prepare: states.press('messaging.remove_message'),
      },
      { name: 'chat-remove', path: `${partner}/chat`, prepare: removeChat },
      { name: 'chat-report', path: `${partner}/chat`, prepare: safety.reportPartner },
      { name: 'chat-block', path: `${partner}/chat`, prepare: blockPartner },
      { name: 'chat-refused', path: `${partner}/chat`, prepare: states.writeTooMuch },
    ],
    premium: [
      { name: 'member-premium', path: locked },
      { name: 'photos-premium', path: '/profile/photos', whole: true },
      {
        name: 'photos-menu',
        path: '/profile/photos',
        prepare: states.press('profiles.photo_menu', { number: '2' }),
      },
      { name: 'photos-edit', path: '/profile/photos', prepare: editPhoto },
      { name: 'swipe-limit', path: '/swipe-game', prepare: play.likeAsMuchAsOneMay },
      { name: 'likes-received', path: '/likes/received' },
      {
        name: 'likes-menu',
        path: '/likes/received',
        prepare: states.press('messaging.more', { name: '*' }),
      },
      { name: 'new-like', path: '/members', prepare: tellNewLike(admirer.known) },
      {
        name: 'new-like-fictional',
        path: '/members',
        prepare: tellNewLike(admirer.fictional),
      },
      { name: 'match', path: '/likes/received', prepare: states.match },
      { name: 'matches', path: '/likes/matches' },
      { name: 'visits', path: '/visits' },
      { name: 'credits-premium', path: '/credits', whole: true },
      { name: 'settings-privacy-premium', path: '/profile/privacy' },
      { name: 'delete-premium', path: '/profile/delete' },
      { name: 'transactions', path: '/transactions' },
      { name: 'orders', path: '/transactions/orders' },
      { name: 'transaction', path: `/transactions/${demoId('order', people.premium.number)}` },
      ...(['failed', 'cancelled', 'pending'] as const).map((status) => ({
        name: `transaction-${status}`,
        path: `/transactions/${attemptId(people.premium, status)}`,
      })),
    ],
    outdated: [{ name: 'consent', path: '/consent' }],
  }
}

const blockMember = states.inTurn(
  states.press('profiles.more_actions'),
  states.pick('profiles.block')
)

const removeChat = states.inTurn(
  states.press('messaging.more', { name: '*' }),
  states.pick('messaging.remove_chat')
)

const editPhoto = states.inTurn(
  states.press('profiles.photo_menu', { number: '1' }),
  states.pick('profiles.photo_edit')
)

const blockPartner = states.inTurn(
  states.press('messaging.more', { name: '*' }),
  states.pick('messaging.block')
)
