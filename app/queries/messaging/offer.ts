import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { writingOffer, type Writing } from '#core/messaging/may_write'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import Participant from '#models/participant'
import type { AnySide } from '#queries/messaging/new_side'
import { countOf, read } from '#queries/read'

/** What the next message costs its writer, or why it cannot be sent. */
export async function offer({ user, profile }: Member, side: AnySide, settings: SiteSettings) {
  const { conversationId, partnerStatus, pausedAt } = side
  const writing = {
    sender: user,
    participant: conversationId ? await participantOf(conversationId, profile.id) : null,
    conversationsEntered: await conversationsEntered(profile.id),
    isPaused: pausedAt !== null,
    partnerStatus,
    settings,
  }
  return { ...writingOffer(writing), ...termsOf(settings) }
}

/**
 * The offer right after a paid message, with the remaining balance. The writer has entered the conversation by it,
 * so the number of other conversations does not matter, and the partner is active.
 */
export async function offerAfterwards({ user }: Member, settings: SiteSettings) {
  const writing = {
    sender: await purseOf(user.id),
    participant: { enteredAt: DateTime.utc() },
    conversationsEntered: 0,
    isPaused: false,
    partnerStatus: 'active' as const,
    settings,
  }
  return { ...writingOffer(writing), ...termsOf(settings) }
}

/** The columns that decide what the writer can pay with. */
function purseOf(userId: string) {
  return read<Writing['sender']>('users')
    .where('id', userId)
    .select('status', 'paid_user', 'credits', 'free_messages_used')
    .firstOrFail()
}

/** The site's prices and the longest message, as pages show them. */
function termsOf(settings: SiteSettings) {
  const { freeMessages, messageLength, photoCredits: photoCost, giftCredits: giftCost } = settings
  return { freeMessages, messageLength, photoCost, giftCost }
}

function participantOf(conversationId: string, profileId: string) {
  return Participant.query().where({ conversationId, profileId }).first()
}

function conversationsEntered(profileId: string) {
  return countOf(db.from('participants').where('profile_id', profileId).whereNotNull('entered_at'))
}
