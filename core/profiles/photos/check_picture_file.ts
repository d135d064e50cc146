import type { PictureFile } from '#core/ports/picture_renderer'
import { pictureKind } from '#core/profiles/photos/picture_kind'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

const megabyte = 1024 * 1024

/**
 * Checks size and file signature of an uploaded picture: JPEG, PNG or WebP. Refuses
 * 'picture_too_heavy' with `max` in megabytes, 'picture_heic' for the format of iPhones, which cannot
 * be decoded here, and 'picture_unknown' for anything else.
 * Rule: docs/product/profiles.md, Photos.
 */
export function checkPictureFile(
  file: PictureFile,
  settings: Pick<SiteSettings, 'photoMaxMegabytes'>
) {
  const max = settings.photoMaxMegabytes
  if (file.size > max * megabyte) return refuse('picture_too_heavy', { max })
  const kind = pictureKind(file.head)
  if (kind === 'heic') return refuse('picture_heic')
  return kind === 'other' ? refuse('picture_unknown') : ok()
}
