import type { PictureFile } from '#core/ports/picture_renderer'
import { pictureKind } from '#core/profiles/photos/picture_kind'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

const megabyte = 1024 * 1024

/**
 * Decides by weight and first bytes whether a file may be a picture (decisions, Numbers): JPEG, PNG
 * or WebP. Refuses 'picture_too_heavy' with `max` in megabytes, 'picture_heic' for what iPhones
 * keep, which cannot be decoded here, and 'picture_unknown' for all else.
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
