import type { Uses } from '#core/ports'

/** The id of the site that a photo belongs to; null for a photo that is gone. */
export function siteOfPhoto({ unitOfWork }: Uses<'unitOfWork'>, photoId: string) {
  return unitOfWork.run(async ({ photos, profiles }) => {
    const photo = await photos.find(photoId)
    const profile = photo && (await profiles.find(photo.profileId))
    return profile?.siteId ?? null
  })
}
