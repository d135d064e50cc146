import { keepHash } from '#core/profiles/photos/keep_hash'
import { rejectKnown } from '#core/admin/pictures/reject_known'
import type { Uses } from '#core/ports'

/**
 * Keeps the hash of a photo that has none yet, from its file. Only one that waits is rejected when its
 * picture is known: an admin decided about the others. Does nothing for a photo that is gone.
 * Rule: docs/product/moderation.md, Known photos.
 */
export async function hashPhoto(
  ports: Uses<'clock' | 'ids' | 'photos' | 'pictures' | 'secrets' | 'unitOfWork'>,
  { photoId }: Readonly<{ photoId: string }>
) {
  const known = await ports.unitOfWork.run(({ photos }) => photos.find(photoId))
  if (!known) return
  const file = await ports.photos.read(known.storageKey, 'full')
  const hash = file && (await ports.pictures.hash(file))
  await ports.unitOfWork.run(async (repositories) => {
    const { photoHashes, photos, profiles, users } = repositories
    const owner = await profiles.find(known.profileId)
    if (owner) await users.lock(owner.userId)
    const photo = await photos.find(photoId)
    if (!photo || (await photoHashes.find(photoId))) return
    await keepHash(repositories, photo, hash)
    if (hash && photo.status === 'pending') await rejectKnown(ports, repositories, { photo, hash })
  })
}
