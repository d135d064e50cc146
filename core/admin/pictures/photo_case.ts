import { appendEntry } from '#core/complaints/thread'
import { storeTicket } from '#core/complaints/open_ticket'
import { isUnsolved, type DangerKind } from '#core/complaints/ticket'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { RejectionReason } from '#core/profiles/photos/photo'
import type { Locale } from '#core/sites/locales'

/** The reasons for which the rejection of a photo is not the end of it. */
const dangers: Readonly<Partial<Record<RejectionReason, DangerKind>>> = {
  minor: 'minor_photo',
  illegal: 'illegal_photo',
}

type Rejected = Readonly<{
  rejection: RejectionReason
  /** The decision, whose id the case has. */
  decisionId: string
  photoId: string
  userId: string
  siteId: string
  /** What the case is called, in the language of the admin. */
  words: string
  language: Locale
}>

/**
 * Opens a case about the owner of a photo that was rejected as under 18 or as illegal: a ticket that is
 * marked as Danger. Does nothing for other reasons. Rule: docs/product/moderation.md, Photo review.
 */
export async function openPhotoCase(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { decisionId, language, photoId, rejection, siteId, userId, words }: Rejected
) {
  const danger = dangers[rejection]
  if (!danger) return
  await storeTicket(repositories, ports, {
    id: decisionId,
    siteId,
    language,
    kind: 'illegal_content',
    subject: words,
    body: words,
    email: null,
    name: null,
    userId: null,
    orderId: null,
    siteCase: { danger, userId, photoId, conversationId: null },
  })
}

/** Closes the case of a decision that was undone. */
export async function closePhotoCase(
  repositories: Repositories,
  { clock, ids }: Uses<'clock' | 'ids'>,
  { adminId, decisionId }: Readonly<{ adminId: string; decisionId: string }>
) {
  const ticket = await repositories.tickets.lock(decisionId)
  if (!ticket || !isUnsolved(ticket)) return
  const at = clock.now()
  const solved = { id: ids.next(), kind: 'solved', adminId, at } as const
  const entries = await appendEntry(repositories, ticket, solved)
  const closed = { state: 'solved', closedAt: at, closedBy: adminId, answerDueAt: null } as const
  await repositories.tickets.update(ticket.id, { ...closed, entries })
}
