import type { Uses } from '#core/ports'
import { parseCaption } from '#core/profiles/photos/caption'
import { type OwnPhoto, lockPhoto } from '#core/profiles/photos/own_album'
import { ok } from '#core/result'

type Change = OwnPhoto & Readonly<{ caption: string; isPrivate: boolean }>

/**
 * Changes the caption of a photo, and whether it is private: clear to premium members only, also as
 * the main photo. Refuses 'photo_not_found', and as `parseCaption` does.
 * Rule: docs/product/profiles.md, Photos.
 */
export async function changePhoto(
  { unitOfWork }: Uses<'unitOfWork'>,
  { caption, isPrivate, ...whose }: Change
) {
  const parsed = parseCaption(caption)
  if (!parsed.ok) return parsed
  return unitOfWork.run(async (repositories) => {
    const own = await lockPhoto(repositories, whose)
    if (!own.ok) return own
    await repositories.photos.update(whose.photoId, { caption: parsed.value, isPrivate })
    return ok()
  })
}
