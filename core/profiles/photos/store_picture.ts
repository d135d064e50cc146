import type { Uses } from '#core/ports'
import { photoVariants } from '#core/ports/photo_storage'
import type { PictureFile } from '#core/ports/picture_renderer'
import { ok } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Pixels of a picture; more of them would cost the server too much memory to decode. */
const mostPixels = 60_000_000

export type StorePicturePorts = Uses<'photos' | 'pictures' | 'secrets'>

/**
 * Makes the files that the site keeps of an accepted picture, without metadata, under a key that
 * nobody can guess; sizes in pixels. Refuses what the renderer refuses. Who has no use for it after
 * all removes them again.
 */
export async function storePicture(
  { photos, pictures, secrets }: StorePicturePorts,
  file: PictureFile,
  { photoMinSide }: Pick<SiteSettings, 'photoMinSide'>
) {
  const rendered = await pictures.render(file.read, {
    minSide: photoMinSide,
    maxPixels: mostPixels,
  })
  if (!rendered.ok) return rendered
  const { width, height, variants } = rendered.value
  const storageKey = secrets.digest(secrets.make())
  await Promise.all(
    photoVariants.map((variant) => photos.put(storageKey, variant, variants[variant]))
  )
  return ok({ storageKey, width, height })
}
