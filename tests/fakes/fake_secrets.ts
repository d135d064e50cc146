import { createHash } from 'node:crypto'
import { Secrets } from '#core/ports/secrets'

/** Numbers its secrets, so that tests can name them. */
export class FakeSecrets extends Secrets {
  #made = 0

  make() {
    this.#made += 1
    return `secret-${this.#made}`
  }

  codeFor(text: string, digits: number) {
    const made = createHash('sha256').update(`code ${text}`).digest().readBigUInt64BE()
    return String(made % 10n ** BigInt(digits)).padStart(digits, '0')
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
