import { createHash } from 'node:crypto'
import { Secrets } from '#core/ports/secrets'

/** Characters of what tests name. */
const longest = 200

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

  /** The digest of a long text, such as a row of a chain with the digest before it, is as short as a real one. */
  digest(secret: string) {
    const isLong = secret.length > longest
    return `digest of ${isLong ? createHash('sha256').update(secret).digest('hex') : secret}`
  }

  sign(text: string) {
    return createHash('sha256').update(text).digest('hex').slice(0, 24)
  }

  isSigned(text: string, signature: string) {
    return this.sign(text) === signature
  }
}
