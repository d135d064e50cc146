import type { SignedInAdmin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { siteOfPhoto } from '#core/admin/pictures/site_of_photo'
import { applyOutcome, lockedPhoto } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Hiding = Readonly<{ by: SignedInAdmin; ticketId: string }>

/**
 * Has the photo that a notice names wait for review again: nobody else sees it meanwhile. Refuses
 * 'photo_not_found' where none is named or it is gone, 'photo_decided' for one that is not shown, and as
 * `performAct` does. Rule: docs/product/complaints.md, Notices of illegal content.
 */
export async function hideNamedPhoto(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, ticketId }: Hiding
) {
  const ticket = await ports.unitOfWork.run(({ tickets }) => tickets.find(ticketId))
  const photoId = ticket?.aboutPhotoId ?? null
  const siteId = photoId && (await siteOfPhoto(ports, photoId))
  if (!photoId || !siteId) return refuse('photo_not_found')
  const on = { kind: 'photo', id: photoId } as const
  const act = { by, right: 'review_picture', on, siteId, reason: null } as const
  return performAct(ports, act, async (_, repositories) => {
    const found = await lockedPhoto(repositories, photoId)
    if (found?.photo.status !== 'active') return refuse('photo_decided')
    await applyOutcome(repositories, photoId, { status: 'pending', rejection: null })
    return ok({ before: { status: 'active' }, after: { status: 'pending' }, value: undefined })
  })
}
