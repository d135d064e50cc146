import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { memberSeenBy } from '#queries/admin/members/member_file'
import { notFound } from '#replies/not_found'
import Photo from '#models/photo'

/** The photos of a member's file: blurred, whatever they show. */
@inject()
export default class MemberPhotosController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const member = await memberSeenBy(String(ctx.params.id), ctx.admin)
    if (!member) return notFound(ctx)
    const { profile } = member
    const photo = await Photo.findBy({ id: String(ctx.params.photo), profileId: profile.id })
    const thumb = photo && (await this.ports.photos.read(photo.storageKey, 'thumb'))
    if (!thumb) return notFound(ctx)
    const blurred = await this.ports.pictures.blurred(thumb)
    return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(blurred))
  }
}
