// Relative, as Node tests this file without the bundler.
import { entryNames, readEntry, removeEntry, saveEntry } from '../../browser_entries.js'
import type { Unsent } from '~/components/messaging/log/messages'
import type { LastConversation } from '~/components/messaging/overview/last_conversation'

/**
 * Key for what is stored about one conversation. It consists of both members, who are known before
 * the conversation is, and keeps apart the members who share a browser.
 */
export function conversationKey(profileId: string, partnerId: string) {
  return `${profileId}:${partnerId}`
}

/** Messages that the server has not acknowledged, oldest first; they survive closing the page. */
export function readUnsent(conversation: string): Unsent[] {
  const start = unsentKey(conversation, '')
  const keys = entryNames().filter((key) => key.startsWith(start))
  const unsent = keys.map((key) => parse(readEntry(key))).filter(isUnsent)
  return unsent.sort((one, other) => one.at.localeCompare(other.at))
}

/** Each message has an entry of its own, so that tabs never overwrite each other's. */
export function saveUnsent(conversation: string, message: Unsent) {
  saveEntry(unsentKey(conversation, message.clientId), JSON.stringify(message))
}

export function removeUnsent(conversation: string, clientId: string) {
  removeEntry(unsentKey(conversation, clientId))
}

export function isSaved(conversation: string, clientId: string) {
  return readEntry(unsentKey(conversation, clientId)) !== null
}

export function readDraft(conversation: string) {
  return readEntry(draftKey(conversation)) ?? ''
}

export function saveDraft(conversation: string, text: string) {
  if (text) saveEntry(draftKey(conversation), text)
  else removeEntry(draftKey(conversation))
}

/** The member wants no icebreakers in this conversation any more. */
export function declineIcebreakers(conversation: string) {
  saveEntry(icebreakersKey(conversation), 'yes')
}

export function declinesIcebreakers(conversation: string) {
  return readEntry(icebreakersKey(conversation)) !== null
}

export function saveLastConversation(profileId: string, conversation: LastConversation) {
  saveEntry(lastConversationKey(profileId), JSON.stringify(conversation))
}

export function readLastConversation(profileId: string): LastConversation | null {
  const stored = parse(readEntry(lastConversationKey(profileId)))
  return isLastConversation(stored) ? stored : null
}

/** Unless another one was opened since. */
export function forgetLastConversation(profileId: string, partnerId: string) {
  if (readLastConversation(profileId)?.partnerId === partnerId) {
    removeEntry(lastConversationKey(profileId))
  }
}

function unsentKey(conversation: string, clientId: string) {
  return `unsent:${conversation}:${clientId}`
}

function draftKey(conversation: string) {
  return `draft:${conversation}`
}

function icebreakersKey(conversation: string) {
  return `no-lines:${conversation}`
}

function lastConversationKey(profileId: string) {
  return `last-chat:${profileId}`
}

/** Storage may hold anything, also what an older release or an extension left. */
function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isUnsent(stored: unknown): stored is Unsent {
  const { clientId, body, at }: Partial<Unsent> = stored ?? {}
  return [clientId, body, at].every((text) => typeof text === 'string')
}

function isLastConversation(stored: unknown): stored is LastConversation {
  const { partnerId, openedAt }: Partial<LastConversation> = stored ?? {}
  return typeof partnerId === 'string' && typeof openedAt === 'number'
}
