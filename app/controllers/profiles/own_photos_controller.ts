import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { rejectUploadIfKnown } from '#core/admin/pictures/reject_known'
import { Ports } from '#core/ports'
import { addPhoto } from '#core/profiles/photos/add_photo'
import { changePhoto } from '#core/profiles/photos/change_photo'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { albumPage } from '#queries/profiles/album_page'
import { withReceivedPicture } from '#uploads/received_picture'
import { photoValidator, uploadValidator } from '#validators/profiles/photo'
import { answerRefusal } from '#replies/refusals'

/** A member's own album. */
@inject()
export default class OwnPhotosController {
  constructor(private ports: Ports) {}

  async index({ i18n, inertia, member, site }: HttpContext) {
    const max = site.settings.photoMaxMegabytes
    const tooHeavy = i18n.t('errors.picture_too_heavy', { max })
    const notPicture = i18n.t('errors.picture_unknown')
    const page = await albumPage(member, site.settings)
    const full = i18n.t('errors.photo_limit_reached', { max: page.limit })
    return inertia.render('profiles/photos', { ...page, tooHeavy, notPicture, full })
  }

  async store(ctx: HttpContext) {
    const { client_id: clientId } = await ctx.request.validateUsing(uploadValidator, {
      data: ctx.request.qs(),
    })
    const { settings } = ctx.site
    const userId = ctx.member.user.id
    const added = await withReceivedPicture(ctx, (file) =>
      addPhoto(this.ports, { userId, clientId, file, settings })
    )
    if (!added.ok) return answerRefusal(ctx, added)
    await rejectUploadIfKnown(this.ports, added.value)
    return ctx.response.created({ id: added.value.photoId })
  }

  async update(ctx: HttpContext) {
    const { caption, is_private: isPrivate } = await ctx.request.validateUsing(photoValidator)
    const change = { ...this.#photo(ctx), caption: caption ?? '', isPrivate }
    const changed = await changePhoto(this.ports, change)
    if (changed.ok) return ctx.response.redirect('/profile/photos')
    return answerRefusal(ctx, changed, 'caption')
  }

  async destroy(ctx: HttpContext) {
    const removed = await removePhoto(this.ports, this.#photo(ctx))
    return removed.ok ? ctx.response.redirect('/profile/photos') : answerRefusal(ctx, removed)
  }

  #photo({ member, params }: HttpContext) {
    return { userId: member.user.id, photoId: String(params.id) }
  }
}
