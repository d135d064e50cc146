import { createHash, randomBytes } from 'node:crypto'
import { Secrets } from '#core/ports/secrets'

/** 256 random bits; with that much a plain SHA-256 is digest enough. */
export class NodeSecrets extends Secrets {
  make() {
    return randomBytes(32).toString('base64url')
  }

  digest(secret: string) {
    return createHash('sha256').update(secret).digest('hex')
  }
}
