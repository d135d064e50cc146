import * as chat from '#tests/screens/states/conversation'
import { pageOf, type People } from '#tests/screens/people'
import { beCareful, shopInPause } from '#tests/screens/states/spending'
import * as safety from '#tests/screens/states/reports_and_blocks'
import type { Screen } from '#tests/screens/screens'
import * as states from '#tests/screens/states/common_states'

/** Screens of a free member who has used up the free messages. */
export function screensOfSpent(people: People): Screen[] {
  const partner = pageOf(people.partnerOfSpent)
  return [
    { name: 'chat', path: `${partner}/chat` },
    { name: 'chat-scrolled', path: `${partner}/chat`, prepare: chat.scrollUp },
    {
      name: 'chat-menu',
      path: `${partner}/chat`,
      prepare: states.press('messaging.more', { name: '*' }),
    },
    {
      name: 'chat-remove-message',
      path: `${partner}/chat`,
      prepare: chat.removeMessage,
    },
    { name: 'chat-remove', path: `${partner}/chat`, prepare: removeChat },
    { name: 'chat-report', path: `${partner}/chat`, prepare: safety.reportPartner },
    { name: 'chat-block', path: `${partner}/chat`, prepare: blockPartner },
    { name: 'chat-gifts', path: `${partner}/chat`, prepare: chat.chooseGift },
    { name: 'chat-gift-refused', path: `${partner}/chat`, prepare: chat.giveTooMuch },
    {
      name: 'chat-emoji',
      path: `${partner}/chat`,
      prepare: chat.openEmoji,
      only: 'desktop',
    },
    { name: 'chat-photo', path: `${partner}/chat`, prepare: chat.choosePhoto },
    { name: 'chat-refused', path: `${partner}/chat`, prepare: states.writeTooMuch },
    { name: 'settings-spending-set', path: '/settings/spending', prepare: beCareful, whole: true },
    { name: 'credits-paused', path: '/settings/spending', prepare: shopInPause, whole: true },
  ]
}

const removeChat = states.inTurn(
  states.press('messaging.more', { name: '*' }),
  states.pick('messaging.remove_chat')
)

const blockPartner = states.inTurn(
  states.press('messaging.more', { name: '*' }),
  states.pick('messaging.block')
)
