import { demoId } from '#database/demo/ids'
import { attemptId } from '#database/demo/purchases'
import * as chat from '#tests/screens/states/conversation'
import { liker, showNewLike } from '#tests/screens/states/likes'
import { pageOf, type People } from '#tests/screens/people'
import * as push from '#tests/screens/states/push'
import * as play from '#tests/screens/states/discovery'
import type { Screen } from '#tests/screens/screens'
import * as states from '#tests/screens/states/common_states'

/** Screens of a premium member. */
export function screensOfPremium(people: People): Screen[] {
  const locked = pageOf(people.withLocked(people.free))
  return [
    { name: 'member-premium', path: locked },
    { name: 'decisions-none', path: '/decisions' },
    { name: 'member-gift', path: locked, prepare: chat.chooseGiftOnProfile },
    { name: 'photos-premium', path: '/profile/photos', whole: true },
    {
      name: 'photos-menu',
      path: '/profile/photos',
      prepare: states.press('profiles.photo_menu', { number: '2' }),
    },
    { name: 'photos-edit', path: '/profile/photos', prepare: editPhoto },
    { name: 'photos-delete', path: '/profile/photos', prepare: deletePhoto },
    { name: 'photos-caption', path: '/profile/photos', prepare: describePhoto, whole: true },
    { name: 'member-own-caption', path: pageOf(people.premium), whole: true },
    { name: 'swipe-limit', path: '/swipe-game', prepare: play.likeAsMuchAsOneMay },
    { name: 'likes-received', path: '/likes/received' },
    {
      name: 'likes-menu',
      path: '/likes/received',
      prepare: states.press('messaging.more', { name: '*' }),
    },
    { name: 'new-like', path: '/members', prepare: showNewLike(liker.known) },
    {
      name: 'new-like-fictional',
      path: '/members',
      prepare: showNewLike(liker.fictional),
    },
    { name: 'chat-gift-and-photo', path: `${locked}/chat`, prepare: chat.giveGiftAndPhoto },
    { name: 'match', path: '/likes/received', prepare: states.match },
    { name: 'matches', path: '/likes/matches' },
    { name: 'visits', path: '/visits' },
    { name: 'visits-made', path: '/visits/made' },
    { name: 'visits-push-alert', path: '/visits', prepare: push.beAskable },
    { name: 'credits-premium', path: '/credits', whole: true },
    { name: 'credits-repeat', path: '/credits/repeat-order', whole: true },
    { name: 'credits-code', path: '/credits?code=SPARK50', whole: true },
    { name: 'credits-code-refused', path: '/credits?code=NOSUCHCODE', whole: true },
    { name: 'settings-privacy-premium', path: '/profile/privacy' },
    { name: 'delete-premium', path: '/profile/delete' },
    { name: 'transactions', path: '/transactions' },
    { name: 'refund', path: '/transactions/refund' },
    { name: 'orders', path: '/transactions/orders' },
    { name: 'transaction', path: `/transactions/${demoId('order', people.premium.number)}` },
    ...(['failed', 'cancelled', 'pending'] as const).map((status) => ({
      name: `transaction-${status}`,
      path: `/transactions/${attemptId(people.premium, status)}`,
    })),
  ]
}

const editPhoto = states.inTurn(
  states.press('profiles.photo_menu', { number: '1' }),
  states.pick('profiles.photo_edit')
)

const deletePhoto = states.inTurn(
  states.press('profiles.photo_menu', { number: '2' }),
  states.pick('profiles.photo_delete')
)

const describePhoto = states.inTurn(editPhoto, states.writeLongCaption)
