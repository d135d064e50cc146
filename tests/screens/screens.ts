import type { Page } from 'playwright'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'

export type Screen = Readonly<{
  name: string
  path: string
  /** Who looks; nobody: a visitor. */
  as?: string
  /** What happens before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
  /** The whole length of the page instead of the first screen. */
  whole?: boolean
}>

const free = demoEmail(1)
const premium = demoEmail(2)
const partner = demoId('profile', 2)
const lesserPartner = demoId('profile', 16)
const fictional = demoId('profile', 320)

const firstChat = (page: Page) => page.locator('a[href^="/chats/"]').first().click()

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  ...[0, 1, 2, 3, 4].map((step) => ({ name: `signup-${step}`, path: `/signup?step=${step}` })),
  { name: 'login', path: '/login' },
  { name: 'activation-done', path: '/activate/done' },
  { name: 'activation-failed', path: '/activate/error' },
  { name: 'mail-link', path: '/mail-change/do?token=x' },
  { name: 'mail-link-done', path: '/mail-change/undo?outcome=done' },
  { name: 'unsubscribe', path: '/unsubscribe/x' },
  { name: 'terms', path: '/pages/terms' },
  { name: 'faq', path: '/pages/faq', whole: true },
  { name: 'not-found', path: '/nowhere' },
  { name: 'outbox', path: '/dev/outbox' },
  { name: 'members', path: '/members', as: free },
  { name: 'members-empty', path: '/members?country=NL&min_age=98&max_age=99', as: free },
  { name: 'member', path: `/members/${partner}`, as: free, whole: true },
  { name: 'member-locked', path: `/members/${lesserPartner}`, as: free },
  { name: 'member-fictional', path: `/members/${fictional}`, as: free },
  { name: 'likes-received-free', path: '/likes/received', as: free },
  { name: 'likes-given', path: '/likes/given', as: free },
  { name: 'chats', path: '/chats', as: free },
  { name: 'chat', path: '/chats', as: free, prepare: firstChat },
  { name: 'settings', path: '/profile', as: free, whole: true },
  { name: 'settings-password', path: '/profile/password', as: free },
  { name: 'settings-email', path: '/profile/email', as: free },
  { name: 'settings-privacy', path: '/profile/privacy', as: free },
  { name: 'settings-notifications', path: '/notifications', as: free, whole: true },
  { name: 'settings-language', path: '/lang-config', as: free },
  { name: 'credits-free', path: '/credits', as: free, whole: true },
  { name: 'transactions-none', path: '/transactions', as: free },
  { name: 'likes-received-premium', path: '/likes/received', as: premium },
  { name: 'matches', path: '/likes/matches', as: premium },
  { name: 'chat-premium', path: '/chats', as: premium, prepare: firstChat },
  { name: 'credits-premium', path: '/credits', as: premium },
  { name: 'transactions', path: '/transactions', as: premium },
  { name: 'transaction', path: `/transactions/${demoId('order', 2)}`, as: premium },
]
