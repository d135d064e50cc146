import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addFictionalPhoto } from '#core/admin/fictional/add_fictional_photo'
import { chooseFictionalPhoto, removeFictionalPhoto } from '#core/admin/fictional/edit_fictional'
import { rejectUploadIfKnown } from '#core/admin/pictures/reject_known'
import { Ports } from '#core/ports'
import { withReceivedPicture } from '#uploads/received_picture'
import { fictionalPhoto, findFictional } from '#queries/admin/inbox/fictional_list'
import { siteSettings } from '#queries/sites/site_settings'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { uploadValidator } from '#validators/profiles/photo'

/** The photos of a fictional profile. */
@inject()
export default class ProfilePhotosController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { photoId, profileId } = this.#photo(ctx)
    const storageKey = await fictionalPhoto({ photoId, profileId }, ctx.admin.siteId)
    const bytes = storageKey && (await this.ports.photos.read(storageKey, 'thumb'))
    if (!bytes) return notFound(ctx)
    return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }

  async store(ctx: HttpContext) {
    const { client_id: clientId } = await ctx.request.validateUsing(uploadValidator, {
      data: ctx.request.qs(),
    })
    const { by, profileId } = this.#photo(ctx)
    const found = await findFictional(profileId, ctx.admin.siteId)
    if (!found) return notFound(ctx)
    const settings = await siteSettings(found.profile.siteId)
    const added = await withReceivedPicture(ctx, (file) =>
      addFictionalPhoto(this.ports, { by, profileId, clientId, file, settings })
    )
    if (!added.ok) return answerAdminRefusal(ctx, added)
    await rejectUploadIfKnown(this.ports, added.value)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.photo_added'))
  }

  async destroy(ctx: HttpContext) {
    const removed = await removeFictionalPhoto(this.ports, this.#photo(ctx))
    if (!removed.ok) return answerAdminRefusal(ctx, removed)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.photo_removed'))
  }

  async choose(ctx: HttpContext) {
    const chosen = await chooseFictionalPhoto(this.ports, this.#photo(ctx))
    if (!chosen.ok) return answerAdminRefusal(ctx, chosen)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.profile_saved'))
  }

  #photo({ admin, params }: HttpContext) {
    return { by: admin.actor, profileId: String(params.id), photoId: String(params.photo) }
  }
}
