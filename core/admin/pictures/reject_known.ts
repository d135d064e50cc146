import { appendAudit } from '#core/admin/audit/append_audit'
import { decide } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Photo } from '#core/profiles/photos/photo'
import type { PictureHash } from '#core/profiles/photos/picture_hash'

type Looked = Readonly<{ photo: Photo; hash: PictureHash }>

/**
 * Rejects a photo whose picture was rejected as illegal, or as that of a minor, for that reason. One that
 * equals a picture of a banned member waits for a person: it may be of whoever they had taken it from. The
 * owner is told, and the audit log has a row without an admin.
 * Rule: docs/product/moderation.md, Known photos.
 */
export async function rejectKnown(
  ports: Uses<'clock' | 'ids' | 'secrets'>,
  repositories: Repositories,
  { hash, photo }: Looked
) {
  if (photo.status === 'rejected') return
  const known = await barredPicture(repositories, { photo, hash })
  if (!known) return
  const { reason } = known
  const by = { adminId: null, automatic: true }
  const outcome = { status: 'rejected', rejection: reason } as const
  const decision = await decide(ports, repositories, { photoId: photo.id, by, outcome })
  const profile = await repositories.profiles.find(photo.profileId)
  if (!decision || !profile) return
  await appendAudit(ports, repositories, {
    at: ports.clock.now(),
    adminId: null,
    act: 'review_picture',
    subject: { kind: 'photo', id: photo.id },
    siteId: profile.siteId,
    before: { status: photo.status },
    after: { status: 'rejected', rejection: reason, automatic: true, same_as: known.photoId },
    reason,
  })
}

/**
 * Rejects a photo that was just uploaded, and has its hash, if it is a known one. Does nothing for one that is
 * gone.
 * Rule: docs/product/moderation.md, Known photos.
 */
export function rejectUploadIfKnown(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { photoId }: Readonly<{ photoId: string }>
) {
  return ports.unitOfWork.run(async (repositories) => {
    const photo = await repositories.photos.find(photoId)
    const { hash = null, mirrored = null } = (await repositories.photoHashes.find(photoId)) ?? {}
    if (!photo || hash === null || mirrored === null) return
    await rejectKnown(ports, repositories, { photo, hash: { hash, mirrored } })
  })
}

/** Finds a picture that this one equals and that was rejected for good: the first of several. */
async function barredPicture({ photoHashes }: Repositories, { hash, photo }: Looked) {
  const alike = await photoHashes.alike(hash, photo.id)
  for (const { barredFor, photoId } of alike) {
    if (barredFor) return { photoId, reason: barredFor }
  }
  return null
}
