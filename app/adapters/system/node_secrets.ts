import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Secrets } from '#core/ports/secrets'
import { appKey } from '#config/app'

/** 256 random bits: with so much entropy a plain SHA-256 is a sufficient digest. */
export class NodeSecrets extends Secrets {
  make() {
    return randomBytes(32).toString('base64url')
  }

  codeFor(text: string, digits: number) {
    const key = appKey.release()
    const made = createHmac('sha256', key).update(`code ${text}`).digest().readBigUInt64BE()
    return String(made % 10n ** BigInt(digits)).padStart(digits, '0')
  }

  digest(secret: string) {
    return createHash('sha256').update(secret).digest('hex')
  }

  sign(text: string) {
    const key = appKey.release()
    return createHmac('sha256', key).update(`mark ${text}`).digest('hex').slice(0, 24)
  }

  isSigned(text: string, signature: string) {
    const wanted = Buffer.from(this.sign(text))
    const given = Buffer.from(signature)
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }
}
