import { normalisePassword } from '#core/accounts/password/password'
import { Passwords } from '#core/ports/passwords'

/** Hashes at once; `worked` counts the hashes that a real one would have computed. */
export class FakePasswords extends Passwords {
  worked = 0

  async hash(password: string) {
    this.worked += 1
    return `hash of ${normalisePassword(password)}`
  }

  async verify(hash: string, password: string) {
    this.worked += 1
    return hash === `hash of ${normalisePassword(password)}`
  }
}
