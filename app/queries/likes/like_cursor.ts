import encryption from '@adonisjs/core/services/encryption'

/** Where a page of likes ended. */
export type LikeCursor = Readonly<{
  /** When the first page was opened: later pages tell new likes by it. */
  openedAt: number
  isNew: boolean
  at: number
  id: string
}>

/** Encrypted, since it contains the last liker of the page, whom a free member may not know. */
export function encodeLikeCursor(cursor: LikeCursor, viewerId: string) {
  return encryption.encrypt(cursor, { purpose: purpose(viewerId) })
}

/** Decrypts a cursor; null for anything that `encodeLikeCursor` did not make for this viewer. */
export function decodeLikeCursor(value: unknown, viewerId: string): LikeCursor | null {
  return typeof value === 'string' ? encryption.decrypt(value, purpose(viewerId)) : null
}

function purpose(viewerId: string) {
  return `likes of ${viewerId}`
}
