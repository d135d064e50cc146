import type { HttpContext } from '@adonisjs/core/http'
import { adminRefusalText, type AdminRefusal } from '#replies/admin/refusals'

export type QueuePlace = Readonly<{ view?: 'one' | 'sheet'; after?: string }>

/** The page of the queue of photos at a place. */
export function queuePath({ after, view = 'one' }: QueuePlace) {
  const query = new URLSearchParams({ view })
  if (after) query.set('after', after)
  return `/admin/pictures?${query}`
}

/** A refused act on a photo leads back to the queue: one that is gone must not stop the work. */
export function answerQueueRefusal(ctx: HttpContext, refused: AdminRefusal, place: QueuePlace) {
  const { refusal } = refused
  const isGone = refusal === 'photo_not_found' || refusal === 'act_not_allowed'
  const text = isGone ? ctx.i18n.t('admin.pictures.gone') : adminRefusalText(ctx, refused)
  ctx.session.flash('error', text)
  return ctx.response.redirect().toPath(queuePath(place))
}
