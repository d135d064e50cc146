import { Coins, Heart, type LucideIcon, MessageCircle, Search, Sparkles } from 'lucide-react'
import type { TextKey } from '~/i18n/keys'

export interface Entry {
  href: string
  icon: LucideIcon
  label: TextKey
  /** Shorter label for the bottom bar. */
  short: TextKey
  isCurrent: (path: string) => boolean
}

export const search: Entry = {
  href: '/members',
  icon: Search,
  label: 'common.search_members',
  short: 'common.search',
  isCurrent: (path) => /^\/(members|match-finder|swipe-game)(\/|$)/.test(path) && !isChat(path),
}

export const messages: Entry = {
  href: '/chats',
  icon: MessageCircle,
  label: 'common.messages',
  short: 'common.messages',
  isCurrent: (path) => /^\/chats(\/|$)/.test(path) || isChat(path),
}

export const likes: Entry = {
  href: '/likes',
  icon: Heart,
  label: 'common.likes',
  short: 'common.likes',
  isCurrent: (path) => /^\/likes(\/|$)/.test(path),
}

export const credits: Entry = {
  href: '/credits',
  icon: Coins,
  label: 'common.credits',
  short: 'common.credits',
  isCurrent: isCredits,
}

/** By the page that says what premium is, and leads to the bundles. */
export const getPremium: Entry = {
  href: '/premium',
  icon: Sparkles,
  label: 'common.get_premium',
  short: 'common.premium',
  isCurrent: isCredits,
}

function isChat(path: string) {
  return /^\/members\/[^/]+\/chat$/.test(path)
}

function isCredits(path: string) {
  return /^\/(credits|premium|pricing|transactions|directdebit)(\/|$)/.test(path)
}
