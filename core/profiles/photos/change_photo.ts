import type { Uses } from '#core/ports'
import { parseCaption } from '#core/profiles/photos/caption'
import { type OwnPhoto, lockPhoto } from '#core/profiles/photos/own_album'
import { ok } from '#core/result'

type Change = OwnPhoto & Readonly<{ caption: string; isPrivate: boolean }>

/**
 * Changes what a member says under a photo, and whether it is for premium members only; the main
 * one too: free members then see it blurred. Refuses 'photo_not_found' and what `parseCaption`
 * refuses.
 */
export async function changePhoto(
  { unitOfWork }: Uses<'unitOfWork'>,
  { caption, isPrivate, ...whose }: Change
) {
  const words = parseCaption(caption)
  if (!words.ok) return words
  return unitOfWork.run(async (stores) => {
    const own = await lockPhoto(stores, whose)
    if (!own.ok) return own
    await stores.photos.update(whose.photoId, { caption: words.value, isPrivate })
    return ok()
  })
}
