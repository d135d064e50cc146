import type accounts from '../../resources/lang/en/accounts.json'
import type common from '../../resources/lang/en/common.json'
import type complaints from '../../resources/lang/en/complaints.json'
import type credits from '../../resources/lang/en/credits.json'
import type debit from '../../resources/lang/en/debit.json'
import type discovery from '../../resources/lang/en/discovery.json'
import type gifts from '../../resources/lang/en/gifts.json'
import type home from '../../resources/lang/en/home.json'
import type likes from '../../resources/lang/en/likes.json'
import type emoji from '../../resources/lang/en/emoji.json'
import type finder from '../../resources/lang/en/finder.json'
import type icebreakers from '../../resources/lang/en/icebreakers.json'
import type messaging from '../../resources/lang/en/messaging.json'
import type moderation from '../../resources/lang/en/moderation.json'
import type pages from '../../resources/lang/en/pages.json'
import type payments from '../../resources/lang/en/payments.json'
import type profiles from '../../resources/lang/en/profiles.json'
import type settings from '../../resources/lang/en/settings.json'
import type spending from '../../resources/lang/en/spending.json'
import type swipe from '../../resources/lang/en/swipe.json'
import type welcome from '../../resources/lang/en/welcome.json'

interface Areas {
  accounts: typeof accounts
  common: typeof common
  complaints: typeof complaints
  credits: typeof credits
  debit: typeof debit
  discovery: typeof discovery
  gifts: typeof gifts
  home: typeof home
  icebreakers: typeof icebreakers
  likes: typeof likes
  emoji: typeof emoji
  finder: typeof finder
  messaging: typeof messaging
  moderation: typeof moderation
  pages: typeof pages
  payments: typeof payments
  profiles: typeof profiles
  settings: typeof settings
  spending: typeof spending
  swipe: typeof swipe
  welcome: typeof welcome
}

/** Every text a page may show, as `area.key`; a wrong key does not compile. */
export type TextKey = {
  [A in keyof Areas]: `${A}.${Extract<keyof Areas[A], string>}`
}[keyof Areas]
