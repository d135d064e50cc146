import type { Unsent } from '~/components/messaging/log/messages'
import type { LastConversation } from '~/components/messaging/overview/last_conversation'

const prefix = 'kept:'
/** Fallback for when localStorage is full or forbidden; it lasts as long as the page. */
const memory = new Map<string, string>()

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
  const keys = allKeys().filter((key) => key.startsWith(start))
  const unsent = keys.map((key) => parse(read(key))).filter(isUnsent)
  return unsent.sort((one, other) => one.at.localeCompare(other.at))
}

/** Each message has an entry of its own, so that tabs never overwrite each other's. */
export function saveUnsent(conversation: string, message: Unsent) {
  save(unsentKey(conversation, message.clientId), JSON.stringify(message))
}

export function removeUnsent(conversation: string, clientId: string) {
  remove(unsentKey(conversation, clientId))
}

export function isSaved(conversation: string, clientId: string) {
  return read(unsentKey(conversation, clientId)) !== null
}

export function readDraft(conversation: string) {
  return read(draftKey(conversation)) ?? ''
}

export function saveDraft(conversation: string, text: string) {
  if (text) save(draftKey(conversation), text)
  else remove(draftKey(conversation))
}

/** The member wants no icebreakers in this conversation any more. */
export function declineIcebreakers(conversation: string) {
  save(icebreakersKey(conversation), 'yes')
}

export function declinesIcebreakers(conversation: string) {
  return read(icebreakersKey(conversation)) !== null
}

export function saveLastConversation(profileId: string, conversation: LastConversation) {
  save(lastConversationKey(profileId), JSON.stringify(conversation))
}

export function readLastConversation(profileId: string): LastConversation | null {
  const stored = parse(read(lastConversationKey(profileId)))
  return isLastConversation(stored) ? stored : null
}

/** Unless another one was opened since. */
export function forgetLastConversation(profileId: string, partnerId: string) {
  if (readLastConversation(profileId)?.partnerId === partnerId) {
    remove(lastConversationKey(profileId))
  }
}

/** On logout: the next user of this browser must find nothing that was written. */
export function clearMessagingStorage() {
  for (const key of allKeys()) {
    if (key.startsWith(prefix)) remove(key)
  }
}

function unsentKey(conversation: string, clientId: string) {
  return `${prefix}unsent:${conversation}:${clientId}`
}

function draftKey(conversation: string) {
  return `${prefix}draft:${conversation}`
}

function icebreakersKey(conversation: string) {
  return `${prefix}no-lines:${conversation}`
}

function lastConversationKey(profileId: string) {
  return `${prefix}last-chat:${profileId}`
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

function save(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

function read(key: string) {
  return memory.get(key) ?? fromStorage((storage) => storage.getItem(key), null)
}

function remove(key: string) {
  memory.delete(key)
  fromStorage((storage) => storage.removeItem(key), undefined)
}

function allKeys() {
  return [...memory.keys(), ...fromStorage((storage) => Object.keys(storage), [])]
}

function fromStorage<T>(use: (storage: Storage) => T, fallback: T) {
  try {
    return use(localStorage)
  } catch {
    return fallback
  }
}
