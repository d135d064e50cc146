import { appendAudit } from '#core/admin/audit/append_audit'
import type { OnFictional } from '#core/admin/fictional/fictional_act'
import { mayDo } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { PictureFile } from '#core/ports/picture_renderer'
import { addPhoto } from '#core/profiles/photos/add_photo'
import type { StorePicturePorts } from '#core/profiles/photos/store_picture'
import { refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type Upload = OnFictional &
  Readonly<{ clientId: string; file: PictureFile; settings: SiteSettings }>

/**
 * Adds a photo to a fictional profile as members add theirs: with the same limits, and reviewed like
 * theirs. The picture is rendered before the unit of work, which holds the row of the audit log too.
 * Returns the `photoId`. Refuses as `mayDo` and `addPhoto` do, and 'member_not_found'.
 * Rule: docs/product/back-office.md, Fictional profiles.
 */
export async function addFictionalPhoto(
  ports: StorePicturePorts & Uses<'clock' | 'ids' | 'unitOfWork'>,
  { by, clientId, file, profileId, settings }: Upload
) {
  const profile = await ports.unitOfWork.run(({ profiles }) => profiles.find(profileId))
  if (!profile?.fictional) return refuse('member_not_found')
  const { siteId, userId } = profile
  const at = ports.clock.now()
  const allowed = mayDo(by, 'edit_fictional', siteId, at)
  if (!allowed.ok) return allowed
  const entry = {
    at,
    adminId: by.adminId,
    act: 'edit_fictional',
    subject: { kind: 'fictional', id: profileId },
    siteId,
    before: null,
    reason: null,
  } as const
  return addPhoto(ports, {
    userId,
    clientId,
    file,
    settings,
    alongside: (repositories, photo) =>
      appendAudit(ports, repositories, { ...entry, after: { photo } }),
  })
}
