import { createHash } from 'node:crypto'
import { Secrets } from '#core/ports/secrets'

/** Counts its secrets, so that a test can name the one it wants. */
export class FakeSecrets extends Secrets {
  #made = 0

  make() {
    this.#made += 1
    return `secret-${this.#made}`
  }

  makeCode(digits: number) {
    this.#made += 1
    return String(this.#made).padStart(digits, '0')
  }

  digest(secret: string) {
    return `digest of ${secret}`
  }

  sign(text: string) {
    return createHash('sha256').update(text).digest('hex').slice(0, 24)
  }

  isSigned(text: string, signature: string) {
    return this.sign(text) === signature
  }
}
