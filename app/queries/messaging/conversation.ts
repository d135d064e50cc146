import { DateTime } from 'luxon'
import { historyFrom } from '#core/messaging/history'
import type { Icebreaker } from '#core/messaging/icebreaker'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { SideRow } from '#queries/messaging/find_side'
import { icebreaker } from '#queries/messaging/icebreaker'
import type { AnySide, NewSideRow } from '#queries/messaging/new_side'
import {
  heldMessages,
  messagesAfter,
  messagesBefore,
  removedMessages,
  type MessageRow,
  type Reading,
} from '#queries/messaging/messages'

/** An open conversation with its newest messages. */
export interface OpenConversation {
  side: AnySide
  messages: MessageRow[]
  hasOlder: boolean
  limited: boolean
  /** Icebreakers; null once the conversation is under way. */
  icebreaker: Icebreaker | null
}

export async function conversation(
  side: SideRow,
  settings: SiteSettings
): Promise<OpenConversation> {
  const reading = readingOf(side, settings)
  const { messages, hasOlder, limited } = await messagesBefore(reading, null)
  const all = [...messages, ...(await heldMessages(reading))]
  return { side, messages: all, hasOlder, limited, icebreaker: await icebreaker(side, all) }
}

/** The conversation before its first message; nothing of it is stored. */
export async function newConversation(side: NewSideRow): Promise<OpenConversation> {
  const nothing = { messages: [], hasOlder: false, limited: false }
  return { side, ...nothing, icebreaker: await icebreaker(side, []) }
}

/** What was written or removed while a page was offline, held messages included. */
export async function missedMessages(reading: Reading, after: number) {
  const { messages, hasNewer } = await messagesAfter(reading, after)
  const held = await heldMessages(reading)
  return { messages: [...messages, ...held], hasNewer, removed: await removedMessages(reading) }
}

/**
 * What a member may read of a conversation: nothing older than the site's setting
 * (docs/product/messaging.md, History limit).
 */
export function readingOf(side: SideRow, settings: SiteSettings): Reading {
  const { conversationId, lastSequence, profileId, removedUpTo } = side
  const since = visibleFrom(settings)
  return { conversationId, lastSequence, profileId, removedUpTo, visibleFrom: since }
}

export function visibleFrom({ chatHistoryDays }: SiteSettings) {
  return historyFrom(chatHistoryDays, DateTime.utc())
}
