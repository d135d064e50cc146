import { ban } from '#core/moderation/ban_member'
import { takeAndTell, type Judgement } from '#core/moderation/measures/keep_measure'
import type { SuspensionDays } from '#core/moderation/measures/measure'
import { showProfile } from '#core/moderation/measures/suspension'
import { decide } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { ok, refuse } from '#core/result'
import type { User } from '#core/users/user'

type OfMessage = Readonly<{ messageId: string; conversationId: string }>

/** What is done to a member. */
export type Deed =
  | Readonly<{ kind: 'warning' | 'ban' }>
  | Readonly<{ kind: 'suspension'; days: SuspensionDays }>
  /** The text of the profile. */
  | Readonly<{ kind: 'hidden_text'; messageId: null }>
  | (Readonly<{ kind: 'hidden_text' }> & OfMessage)
  | Readonly<{ kind: 'hidden_photo'; photoId: string; rejection: RejectionReason }>
  /** A photo that was sent in a chat. */
  | (Readonly<{ kind: 'hidden_photo' }> & OfMessage)

type TakePorts = Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>
type Taking<D extends Deed = Deed> = Judgement & Readonly<{ deed: D }>

/**
 * Takes a measure about a member, and mails them its reasons. Returns its id; null where it changed
 * nothing, as for a ban of who is banned. Publishes 'member_shut_out' for a suspension and a ban. A suspension hides the profile until it ends by itself; a
 * hidden text or photo can be shown again. Refuses 'account_closed' for an erased account, 'already_banned' for
 * a suspension of a banned member, and 'text_not_found' or 'photo_not_found' when there is no such
 * text or photo of theirs. Rule: docs/product/moderation.md, Measures.
 */
export async function takeMeasure(ports: TakePorts, { deed, ...judgement }: Taking) {
  const taken = await ports.unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(judgement.userId)
    if (!user || user.status === 'deleted') return refuse('account_closed')
    switch (deed.kind) {
      case 'warning':
        return ok(await takeAndTell(ports, repositories, judgement, { kind: 'warning' }))
      case 'ban':
        return ban(ports, repositories, judgement)
      case 'suspension':
        return suspend(ports, repositories, user, { ...judgement, deed })
      case 'hidden_text':
        return hideText(ports, repositories, { ...judgement, deed })
      case 'hidden_photo':
        return 'photoId' in deed
          ? hidePhoto(ports, repositories, { ...judgement, deed })
          : hideSentPhoto(ports, repositories, { ...judgement, deed })
    }
  })
  if (taken.ok && 'messageId' in deed && deed.messageId !== null) {
    const { conversationId, messageId } = deed
    await ports.events.publish({ name: 'message_removed', conversationId, messageId })
  }
  if (taken.ok && (deed.kind === 'suspension' || deed.kind === 'ban')) {
    await ports.events.publish({ name: 'member_shut_out', userId: judgement.userId })
  }
  return taken
}

async function suspend(
  ports: TakePorts,
  repositories: Repositories,
  { id: userId, status, suspendedUntil }: User,
  { deed, ...judgement }: Taking<Extract<Deed, { kind: 'suspension' }>>
) {
  if (status === 'banned') return refuse('already_banned')
  const until = ports.clock.now().plus({ days: deed.days })
  const isLonger = suspendedUntil === null || until > suspendedUntil
  if (isLonger) {
    await repositories.users.update(userId, { suspendedUntil: until })
    await showProfile(repositories, userId)
    await repositories.jobs.add({ name: 'end_suspension', userId }, until)
  }
  return ok(await takeAndTell(ports, repositories, judgement, { kind: 'suspension', until }))
}

async function hideText(
  ports: TakePorts,
  repositories: Repositories,
  { deed, ...judgement }: Taking<Extract<Deed, { kind: 'hidden_text' }>>
) {
  const profile = await repositories.profiles.first({ userId: judgement.userId })
  if (!profile) return refuse('account_closed')
  if (deed.messageId === null) {
    if (profile.about === null) return refuse('text_not_found')
    await repositories.profiles.update(profile.id, { about: null })
    const effect = { kind: 'hidden_text', hiddenText: profile.about } as const
    return ok(await takeAndTell(ports, repositories, judgement, effect))
  }
  const { conversationId, messageId } = deed
  await repositories.conversations.lock(conversationId)
  const message = await repositories.messages.first({ conversationId, id: messageId })
  const isText = message?.senderId === profile.id && message.kind === 'text'
  if (!isText || message.removedAt !== null) return refuse('text_not_found')
  await repositories.messages.takeBack(messageId, ports.clock.now())
  const effect = { kind: 'hidden_text', subjectId: messageId, hiddenText: message.body } as const
  return ok(await takeAndTell(ports, repositories, judgement, effect))
}

async function hidePhoto(
  ports: TakePorts,
  repositories: Repositories,
  { deed: { photoId, rejection }, ...judgement }: Taking<Extract<Deed, { photoId: string }>>
) {
  const photo = await repositories.photos.find(photoId)
  const profile = photo && (await repositories.profiles.find(photo.profileId))
  if (profile?.userId !== judgement.userId) return refuse('photo_not_found')
  const by = { adminId: judgement.takenBy, automatic: false }
  const outcome = { status: 'rejected', rejection } as const
  // The statement of the measure tells the owner.
  await decide(ports, repositories, { photoId, by, outcome, isMeasure: false })
  const effect = { kind: 'hidden_photo', subjectId: photoId } as const
  return ok(await takeAndTell(ports, repositories, judgement, effect))
}

/** The message keeps its file, which nobody is shown any more, so that it can be put back. */
async function hideSentPhoto(
  ports: TakePorts,
  { conversations, jobs, measures, messages, profiles }: Repositories,
  { deed, ...judgement }: Taking<Extract<Deed, { kind: 'hidden_photo' }> & OfMessage>
) {
  const { conversationId, messageId } = deed
  const profile = await profiles.first({ userId: judgement.userId })
  await conversations.lock(conversationId)
  const message = await messages.first({ conversationId, id: messageId })
  const isPhoto = message?.senderId === profile?.id && message?.kind === 'photo'
  if (!message || !isPhoto || message.removedAt !== null) return refuse('photo_not_found')
  await messages.update(messageId, { removedAt: ports.clock.now() })
  const effect = { kind: 'hidden_photo', subjectId: messageId } as const
  return ok(await takeAndTell(ports, { jobs, measures }, judgement, effect))
}
