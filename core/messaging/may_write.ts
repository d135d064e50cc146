import { isPremium } from '#core/users/premium'
import type { Standing, User } from '#core/users/user'
import { maySpend } from '#core/credits/spend'
import type { Participant } from '#core/messaging/conversation'
import { ok, refuse, type Refused, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/**
 * The price of a gift or photo in credits; null for a text, which is free or at the site's price. What
 * the site itself writes, as a fictional profile, is on the house: it costs nothing and has no limits.
 */
export type Price = number | null | 'on_the_house'

/** The facts that decide whether a member may write; no participant before the first message. */
export type Writing = Readonly<{
  sender: Pick<User, 'status' | 'paidUser' | 'credits' | 'freeMessagesUsed'>
  participant: Pick<Participant, 'enteredAt'> | null
  /** How many conversations the sender has written in. */
  conversationsEntered: number
  /** Whether one of the two blocks the other. */
  blocked: boolean
  /** Whether an admin paused the conversation. */
  isPaused: boolean
  partnerStatus: Standing
  price: Price
  settings: Pick<SiteSettings, 'freeConversations' | 'freeMessages' | 'messageCredits'>
}>

type Unblocked = Omit<Writing, 'blocked'>

type WriteRefusal = 'blocked' | UnblockedRefusal
type UnblockedRefusal =
  | 'partner_gone'
  | 'partner_away'
  | 'chat_paused'
  | 'free_conversations_used_up'
  | 'free_messages_used_up'
  | 'insufficient_credits'

/** The cost of the next message in credits, and whether it is the sender's first in this conversation. */
export type Permission = Readonly<{ cost: number; free: boolean; enters: boolean }>

/**
 * Whether the sender may write the next message, and for how many whole credits. Free messages are
 * used first, also those of a premium member; the limits on conversations and on messages without
 * credits are for free members only. A gift or a photo is never free: it has its own price. Refuses
 * 'blocked', 'partner_gone', 'partner_away' (suspended), 'chat_paused' (never to the site itself),
 * 'free_conversations_used_up' with `max` and what a message will `cost`, 'insufficient_credits' with
 * what is `missing`, and 'free_messages_used_up' with the `cost`.
 * Rules: docs/product/messaging.md, Who may write and Free messages.
 */
export function mayWrite(writing: Writing): Result<Permission, WriteRefusal> {
  return writing.blocked ? refuse('blocked') : mayWriteUnblocked(writing)
}

/** What a page shows about the next message. Price and balance in whole credits. */
export type WritingOffer = Readonly<{
  cost: number
  credits: number
  freeMessagesLeft: number
  /** The sender is not confirmed: the message will be held until they are. */
  held: boolean
  /** Why it cannot be sent; null when it can. */
  refused: Refused<UnblockedRefusal> | null
}>

/**
 * The next text as a page offers it: its price, the free messages left, or why it would be refused.
 * Where one blocks the other there is no such page.
 */
export function writingOffer(about: Omit<Writing, 'price' | 'blocked'>): WritingOffer {
  const writing = { ...about, price: null }
  const decision = mayWriteUnblocked(writing)
  return {
    cost: costOf(writing),
    credits: writing.sender.credits,
    freeMessagesLeft: freeMessagesLeft(writing),
    held: writing.sender.status === 'not_confirmed',
    refused: decision.ok ? null : decision,
  }
}

/** What the next text of a sender costs, in whole credits; 0 while it is free. */
export function costOfText(writing: Pick<Writing, 'sender' | 'settings'>) {
  return costOf({ sender: writing.sender, settings: writing.settings, price: null })
}

/** Whether an account can no longer be written to: it is deleted, about to be, or banned. */
export function isGone(status: Standing) {
  return status === 'banned' || status === 'deleted' || status === 'deletion_pending'
}

function mayWriteUnblocked(writing: Unblocked): Result<Permission, UnblockedRefusal> {
  const { isPaused, partnerStatus, price, settings } = writing
  if (isGone(partnerStatus)) return refuse('partner_gone')
  if (partnerStatus === 'suspended') return refuse('partner_away')
  if (isPaused && price !== 'on_the_house') return refuse('chat_paused')
  if (needsAnotherConversation(writing)) {
    const { freeConversations: max, messageCredits: cost } = settings
    return refuse('free_conversations_used_up', { max, cost })
  }
  return pay(writing)
}

function pay(writing: Unblocked): Result<Permission, UnblockedRefusal> {
  const cost = costOf(writing)
  const spending = maySpend(writing.sender.credits, cost)
  if (!spending.ok) return outOfCredits(writing, spending)
  return ok({ cost, free: isFree(writing), enters: enters(writing) })
}

function outOfCredits({ sender, price }: Unblocked, spending: Refused<'insufficient_credits'>) {
  const ofFreeMember = !isPremium(sender) && price === null
  return ofFreeMember ? refuse('free_messages_used_up', spending.details) : spending
}

function needsAnotherConversation(writing: Unblocked) {
  const { sender, conversationsEntered, price, settings } = writing
  if (price === 'on_the_house') return false
  const isUsedUp = conversationsEntered >= settings.freeConversations
  return !isPremium(sender) && enters(writing) && isUsedUp
}

function enters({ participant }: Unblocked) {
  return !participant?.enteredAt
}

type Allowance = Readonly<{
  sender: Pick<User, 'freeMessagesUsed'>
  settings: Pick<SiteSettings, 'freeMessages'>
}>

type Priced = Pick<Writing, 'sender' | 'settings' | 'price'>

function costOf(writing: Priced) {
  if (writing.price === 'on_the_house') return 0
  return isFree(writing) ? 0 : (writing.price ?? writing.settings.messageCredits)
}

function isFree(writing: Priced) {
  return writing.price === null && freeMessagesLeft(writing) > 0
}

/** How many messages are still free for a member, in whatever conversation. */
export function freeMessagesLeft({ sender, settings }: Allowance) {
  return Math.max(0, settings.freeMessages - sender.freeMessagesUsed)
}
