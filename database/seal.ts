import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const purpose = 'stored secret'

/** A secret as it is stored: nobody reads it without the key of the site. */
export function seal(secret: string) {
  return encryption.encrypt(secret, { purpose })
}

/**
 * The secret that was sealed. One that was stored before is as it was; what was sealed with another key is a word that
 * fits nothing, so that nobody takes it for no secret.
 */
export function unsealed(stored: string) {
  if (!stored.includes('.')) return stored
  return encryption.decrypt<string>(stored, purpose) ?? unknown()
}

/** Base 32, in which apps write secrets. */
const marks = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function unknown() {
  return [...randomBytes(32)].map((byte) => marks[byte % marks.length]).join('')
}
