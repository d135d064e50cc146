import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Passkey } from '#core/accounts/logging_in/passkey'
import { Passkeys } from '#core/repositories/passkeys'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain } from '#adapters/lucid/plain'
import PasskeyModel from '#models/passkey'

export class LucidPasskeys extends Passkeys {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async findByCredential(credentialId: string) {
    return plain(await PasskeyModel.findBy({ credentialId }, { client: this.client }))
  }

  add({ transports, ...passkey }: Passkey) {
    const row = { ...passkey, transports: [...transports] }
    return insertUnlessKnown(this.client, (client) => PasskeyModel.create(row, { client }))
  }

  async noteUse(id: string, { counter, at }: Readonly<{ counter: number; at: DateTime }>) {
    const use = { counter, last_used_at: at.toMillis() }
    await this.client.from('passkeys').where('id', id).update(use)
  }
}
