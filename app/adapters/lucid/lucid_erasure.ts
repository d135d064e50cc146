import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eraseFromJudgements } from '#adapters/lucid/judgement_erasure'
import { emptyOrder } from '#adapters/lucid/order_erasure'
import { eraseFromReports } from '#adapters/lucid/report_erasure'
import { eraseFromTickets } from '#adapters/lucid/ticket_erasure'
import { Erasure } from '#core/repositories/erasure'

type Member = Parameters<Erasure['erase']>[0]

/** Tables whose rows are deleted, with the column of their owner. */
export const rowsOfUser = [
  ['tokens', 'user_id'],
  ['push_subscriptions', 'user_id'],
  ['quiet_hours', 'user_id'],
  ['mail_wishes', 'user_id'],
  ['consents', 'user_id'],
  ['reminders', 'user_id'],
  ['logins', 'user_id'],
  ['passkeys', 'user_id'],
  ['notification_switches', 'user_id'],
  ['email_changes', 'user_id'],
  ['spending_cares', 'user_id'],
  ['signings', 'user_id'],
  ['sent_mails', 'user_id'],
  ['soft_bounces', 'user_id'],
  ['member_exports', 'user_id'],
  ['member_corrections', 'user_id'],
  ['member_notes', 'user_id'],
  ['appeals', 'user_id'],
  ['measures', 'user_id'],
  ['fraud_warnings', 'user_id'],
] as const
export const rowsOfProfile = [
  ['profile_interests', 'profile_id'],
  ['past_activity', 'profile_id'],
  ['photos', 'profile_id'],
  ['news_mails', 'profile_id'],
  ['self_descriptions', 'profile_id'],
  ['likes', 'liker_id'],
  ['likes', 'liked_id'],
  ['veiled_counts', 'profile_id'],
  ['visits', 'visitor_id'],
  ['visits', 'visited_id'],
  ['blocks', 'blocker_id'],
  ['blocks', 'blocked_id'],
  ['swipes', 'swiper_id'],
  ['swipes', 'swiped_id'],
  ['waiting_answers', 'member_id'],
  ['waiting_answers', 'fictional_id'],
] as const

/** Columns whose rows stay, and why. */
export const rowsKept: Readonly<Record<string, string>> = {
  'profiles.user_id':
    'Emptied, as the user is: conversations of partners and the ledger refer to them.',
  'sessions.user_id': 'Nothing fills it: sessions are found by what they hold.',
  'conversations.low_profile_id': 'The conversation is the partner’s, too.',
  'conversations.high_profile_id': 'The conversation is the partner’s, too.',
  'participants.profile_id': 'Numbers of a conversation that is the partner’s, too.',
  'participants.partner_id': 'The participant’s row of the partner.',
  'messages.sender_id': 'Kept without its text, so that the conversation keeps its sequence.',
  'orders.user_id': 'Bookkeeping.',
  'claims.user_id': 'Bookkeeping: money that is still owed.',
  'mandates.user_id': 'Proof of a debit while it can be disputed: purgeDebtors empties it then.',
  'discount_codes.user_id': 'Bookkeeping: an order may have used it.',
  'account_deletions.user_id': 'Only the reason is kept, for statistics.',
  'tickets.user_id':
    'Kept without its words once it is closed: when it was answered can be asked for.',
  'tickets.about_user_id':
    'A notice of a crime is kept until it is closed, and then without whom it named.',
  'reports.reporter_id': 'Kept without their words: it is about somebody else.',
  'reports.reported_id': 'Support may still have to act on it.',
}

export class LucidErasure extends Erasure {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async erase({ userId, profileId, email }: Member) {
    // The profile first, as by who is active meanwhile: that also changes rows that are deleted here.
    await this.client.from('profiles').where('id', profileId).forUpdate().select('id')
    const pictures = await this.#picturesOf(profileId)
    const downloads = await this.#downloadsOf(userId)
    await this.#eraseMails(userId, email)
    for (const [table, column] of rowsOfUser) await this.#remove(table, column, userId)
    await this.#eraseSessions(userId)
    await this.#eraseHashes(profileId)
    for (const [table, column] of rowsOfProfile) await this.#remove(table, column, profileId)
    await this.#eraseWords(profileId)
    await this.#eraseHome(profileId)
    await eraseFromReports(this.client, profileId)
    await eraseFromTickets(this.client, userId)
    await eraseFromJudgements(this.client, { userId, profileId })
    await this.#eraseDeletionForm(userId)
    return { pictures, downloads }
  }

  async emptyOrder(orderId: string) {
    await emptyOrder(this.client, orderId)
  }

  async #picturesOf(profileId: string) {
    const photos = await this.client.from('photos').where('profile_id', profileId)
    const sent = await this.#writtenBy(profileId).whereNotNull('storage_key')
    return [...photos, ...sent].map(({ storage_key: storageKey }) => String(storageKey))
  }

  /** Hashes of illegal pictures stay, and for a time those of banned members: they lead to nobody once the photo is gone. */
  async #eraseHashes(profileId: string) {
    const photos = this.client.from('photos').where('profile_id', profileId).select('id')
    await this.client
      .from('photo_hashes')
      .whereIn('photo_id', photos)
      .whereNull('barred_for')
      .whereNull('banned_until')
      .delete()
  }

  async #downloadsOf(userId: string) {
    const tokens = await this.client.from('tokens').where({ user_id: userId, purpose: 'data' })
    const exported = await this.client.from('member_exports').where('user_id', userId)
    return [...tokens, ...exported].map(({ id }) => String(id))
  }

  /** Sessions of the member's browsers, also where they have logged out since. */
  async #eraseSessions(userId: string) {
    await this.client.from('sessions').whereLike('data', `%${userId}%`).delete()
  }

  /** A profile has to be somewhere: all are in the same place then. */
  async #eraseHome(profileId: string) {
    const { id, region_id: regionId } = await this.client.from('places').orderBy('id').firstOrFail()
    const { country } = await this.client.from('regions').where('id', regionId).firstOrFail()
    await this.client
      .from('profiles')
      .where('id', profileId)
      .update({ place_id: id, region_id: regionId, country })
  }

  async #remove(table: string, column: string, id: string) {
    await this.client.from(table).where(column, id).delete()
  }

  /** In the outbox: mails to present and former addresses, and text messages. */
  async #eraseMails(userId: string, email: string | null) {
    const changes = await this.client.from('email_changes').where('user_id', userId)
    const others = changes.flatMap((change) => [change.old_email, change.new_email])
    const signings = await this.client.from('signings').where('user_id', userId)
    const tickets = await this.client.from('tickets').where('user_id', userId).whereNotNull('email')
    const writers = tickets.map((ticket) => ticket.email)
    const phones = signings.map(({ phone }) => phone)
    await this.client
      .from('outbox')
      .whereIn('recipient', [email ?? '', ...others, ...phones, ...writers])
      .delete()
  }

  /** Held messages are deleted; others stay empty, so that the sequence has no gaps. */
  async #eraseWords(senderId: string) {
    await this.#writtenBy(senderId).whereNull('delivered_at').delete()
    await this.#writtenBy(senderId).update({ body: '', storage_key: null })
  }

  /** By their conversations: an index of all messages by sender would serve nothing else. */
  #writtenBy(senderId: string) {
    const own = this.client.from('participants').where('profile_id', senderId)
    return this.client
      .from('messages')
      .whereIn('conversation_id', own.select('conversation_id'))
      .where('sender_id', senderId)
  }

  /** The reason stays, for statistics. */
  async #eraseDeletionForm(userId: string) {
    await this.client
      .from('account_deletions')
      .where('user_id', userId)
      .update({ reason_text: null, remarks: null })
  }
}
