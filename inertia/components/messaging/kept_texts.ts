import type { Unsent } from '~/components/messaging/thread'

/**
 * What was written but not answered for, kept in the browser: closing the page in a tunnel loses
 * no word. Its client id makes that a message which did arrive is not sent twice.
 */
export function readUnsent(conversationId: string): Unsent[] {
  const stored = read(`unsent:${conversationId}`)
  const kept: Unsent[] = stored ? JSON.parse(stored) : []
  return kept.map((message) => ({ ...message, failed: true }))
}

export function keepUnsent(conversationId: string, unsent: readonly Unsent[]) {
  keep(`unsent:${conversationId}`, unsent.length ? JSON.stringify(unsent) : '')
}

/** What stood in the field when the member left. */
export function readDraft(conversationId: string) {
  return read(`draft:${conversationId}`) ?? ''
}

export function keepDraft(conversationId: string, text: string) {
  keep(`draft:${conversationId}`, text)
}

/** Storage may be full or forbidden; then the page itself is the only memory. */
function keep(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    return
  }
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
