import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Traces } from '#core/ports/traces'

type Member = Parameters<Traces['erase']>[0]

/** Rows that go, by the column that says whose they are. */
const rowsOfUser = [
  ['tokens', 'user_id'],
  ['logins', 'user_id'],
  ['passkeys', 'user_id'],
  ['sessions', 'user_id'],
  ['notification_switches', 'user_id'],
  ['email_changes', 'user_id'],
] as const
const rowsOfProfile = [
  ['profile_interests', 'profile_id'],
  ['photos', 'profile_id'],
  ['likes', 'liker_id'],
  ['likes', 'liked_id'],
  ['blocks', 'blocker_id'],
  ['blocks', 'blocked_id'],
] as const

export class LucidTraces extends Traces {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async erase({ userId, profileId, email }: Member) {
    const storageKeys = await this.#picturesOf(profileId)
    await this.#forgetMails(userId, email)
    for (const [table, column] of rowsOfUser) await this.#remove(table, column, userId)
    for (const [table, column] of rowsOfProfile) await this.#remove(table, column, profileId)
    await this.#eraseWords(profileId)
    await this.#forgetFarewell(userId)
    return storageKeys
  }

  async #picturesOf(profileId: string) {
    const photos = await this.client.from('photos').where('profile_id', profileId)
    return photos.map(({ storage_key: storageKey }) => String(storageKey))
  }

  async #remove(table: string, column: string, id: string) {
    await this.client.from(table).where(column, id).delete()
  }

  /** Those to addresses of before, too. */
  async #forgetMails(userId: string, email: string | null) {
    const changes = await this.client.from('email_changes').where('user_id', userId)
    const others = changes.flatMap((change) => [change.old_email, change.new_email])
    await this.client
      .from('outbox')
      .whereIn('recipient', [email ?? '', ...others])
      .delete()
  }

  /** What nobody received goes; of the rest the row stays, so that the thread keeps its numbers. */
  async #eraseWords(senderId: string) {
    const written = () => this.client.from('messages').where('sender_id', senderId)
    await written().whereNull('delivered_at').delete()
    await written().update({ body: '' })
  }

  /** The reason alone may be counted. */
  async #forgetFarewell(userId: string) {
    await this.client
      .from('account_deletions')
      .where('user_id', userId)
      .update({ reason_text: null, remarks: null })
  }
}
