import type { Uses } from '#core/ports'
import { photoVariants } from '#core/ports/photo_storage'
import type { PictureFile } from '#core/ports/picture_renderer'
import { StorageUnavailable } from '#core/ports/storage_unavailable'
import { maxPixels } from '#core/profiles/photos/picture_shape'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

export type StorePicturePorts = Uses<'photos' | 'pictures' | 'secrets'>

/**
 * Renders an accepted picture into its variants, without metadata, and stores them under an
 * unguessable key. Returns the key, the size in pixels and the hash; refuses as the renderer does, and
 * 'storage_unavailable', after which the files that were written already are swept as orphans. A caller that does
 * not use the picture removes its files.
 */
export async function storePicture(
  { photos, pictures, secrets }: StorePicturePorts,
  file: PictureFile,
  { photoMinSide }: Pick<SiteSettings, 'photoMinSide'>
) {
  const rendered = await pictures.render(file.read, {
    minSide: photoMinSide,
    maxPixels,
  })
  if (!rendered.ok) return rendered
  const { width, hash, height, variants } = rendered.value
  const storageKey = secrets.digest(secrets.make())
  const stored = await Promise.allSettled(
    photoVariants.map((variant) => photos.put(storageKey, variant, variants[variant]))
  )
  for (const result of stored) {
    if (result.status === 'fulfilled') continue
    if (result.reason instanceof StorageUnavailable) return refuse('storage_unavailable')
    throw result.reason
  }
  return ok({ file: { storageKey, width, height }, hash })
}
