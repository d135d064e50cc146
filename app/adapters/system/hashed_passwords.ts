import hash from '@adonisjs/core/services/hash'
import { normalisePassword } from '#core/accounts/password/password'
import { Passwords } from '#core/ports/passwords'

export class HashedPasswords extends Passwords {
  hash(password: string) {
    return hash.make(normalisePassword(password))
  }

  /** Hashes that are older than the rule were made of what was typed. */
  async verify(hashed: string, password: string) {
    const normal = normalisePassword(password)
    if (await hash.verify(hashed, normal)) return true
    return normal !== password && hash.verify(hashed, password)
  }
}
