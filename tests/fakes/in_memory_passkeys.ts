import type { DateTime } from 'luxon'
import type { Passkey } from '#core/accounts/logging_in/passkey'
import { Passkeys } from '#core/repositories/passkeys'

export class InMemoryPasskeys extends Passkeys {
  readonly rows = new Map<string, Passkey>()

  async findByCredential(credentialId: string) {
    return [...this.rows.values()].find((row) => row.credentialId === credentialId) ?? null
  }

  async add(passkey: Passkey) {
    if (await this.findByCredential(passkey.credentialId)) return false
    this.rows.set(passkey.id, passkey)
    return true
  }

  async noteUse(id: string, { counter, at }: Readonly<{ counter: number; at: DateTime }>) {
    const passkey = this.rows.get(id)
    if (passkey) this.rows.set(id, { ...passkey, counter, lastUsedAt: at })
  }
}
