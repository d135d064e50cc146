import type { LastChat } from '~/components/messaging/overview/last_conversation'
import type { Unsent } from '~/components/messaging/log/messages'

const prefix = 'kept:'
/** What storage did not take, because it is full or forbidden; it lasts as long as the page. */
const memory = new Map<string, string>()

/** Where one member writes to another: whoever else signs in on this browser has other rooms. */
export function roomOf(profileId: string, partnerId: string) {
  return `${profileId}:${partnerId}`
}

/** What was written but not answered for, oldest first: closing the page in a tunnel loses no word. */
export function readUnsent(room: string): Unsent[] {
  const start = unsentKey(room, '')
  const keys = allKeys().filter((key) => key.startsWith(start))
  const kept = keys.map((key) => parse(read(key))).filter(isUnsent)
  return kept.sort((one, other) => one.at.localeCompare(other.at))
}

/** Each message has an entry of its own, so that tabs never write over each other's. */
export function keepUnsent(room: string, message: Unsent) {
  keep(unsentKey(room, message.clientId), JSON.stringify(message))
}

export function forgetUnsent(room: string, clientId: string) {
  forget(unsentKey(room, clientId))
}

export function isKept(room: string, clientId: string) {
  return read(unsentKey(room, clientId)) !== null
}

/** What stood in the field when the member left. */
export function readDraft(room: string) {
  return read(draftKey(room)) ?? ''
}

export function keepDraft(room: string, text: string) {
  if (text) keep(draftKey(room), text)
  else forget(draftKey(room))
}

/** Who said no to opening lines is not asked again in this conversation. */
export function refuseLines(room: string) {
  keep(`${prefix}no-lines:${room}`, 'yes')
}

export function refusesLines(room: string) {
  return read(`${prefix}no-lines:${room}`) !== null
}

/** Which chat this member opened last, and when. */
export function keepLastChat(profileId: string, chat: LastChat) {
  keep(lastChatKey(profileId), JSON.stringify(chat))
}

/** Null when there is none, or none that can be made sense of. */
export function readLastChat(profileId: string): LastChat | null {
  const kept = parse(read(lastChatKey(profileId)))
  return isLastChat(kept) ? kept : null
}

/** Unless another one was opened since. */
export function forgetLastChat(profileId: string, partnerId: string) {
  if (readLastChat(profileId)?.partnerId === partnerId) forget(lastChatKey(profileId))
}

/** For who signs out: whoever uses this browser next finds no word. */
export function forgetKeptTexts() {
  for (const key of allKeys()) if (key.startsWith(prefix)) forget(key)
}

function unsentKey(room: string, clientId: string) {
  return `${prefix}unsent:${room}:${clientId}`
}

function draftKey(room: string) {
  return `${prefix}draft:${room}`
}

function lastChatKey(profileId: string) {
  return `${prefix}last-chat:${profileId}`
}

/** Anything may stand in storage, also what an older page or an extension left. */
function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isUnsent(kept: unknown): kept is Unsent {
  const { clientId, body, at }: Partial<Unsent> = kept ?? {}
  return [clientId, body, at].every((text) => typeof text === 'string')
}

function isLastChat(kept: unknown): kept is LastChat {
  const { partnerId, openedAt }: Partial<LastChat> = kept ?? {}
  return typeof partnerId === 'string' && typeof openedAt === 'number'
}

function keep(key: string, text: string) {
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

function forget(key: string) {
  memory.delete(key)
  fromStorage((storage) => storage.removeItem(key), undefined)
}

function allKeys() {
  return [...memory.keys(), ...fromStorage((storage) => Object.keys(storage), [])]
}

function fromStorage<T>(ask: (storage: Storage) => T, otherwise: T) {
  try {
    return ask(localStorage)
  } catch {
    return otherwise
  }
}
