import type { DateTime } from 'luxon'
import type { Passkey } from '#core/accounts/logging_in/passkey'

export abstract class Passkeys {
  abstract findByCredential(credentialId: string): Promise<Passkey | null>
  /** Answers false, and writes nothing, when the key is known. */
  abstract add(passkey: Passkey): Promise<boolean>
  abstract noteUse(id: string, use: Readonly<{ counter: number; at: DateTime }>): Promise<void>
}
