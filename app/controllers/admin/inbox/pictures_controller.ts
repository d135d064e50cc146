import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import type { PhotoVariant } from '#core/ports/photo_storage'
import { messagePhoto } from '#queries/admin/conversations/read_conversation'
import { sidesOf } from '#queries/admin/inbox/sides_of'
import { notFound } from '#replies/not_found'

/** Pictures of a conversation with a fictional profile. */
@inject()
export default class PicturesController {
  constructor(private ports: Ports) {}

  /** The main photo of either side, which everyone may see. */
  async portrait(ctx: HttpContext) {
    const sides = await this.#sides(ctx)
    const side = sides && sides[ctx.params.side === 'member' ? 'member' : 'fictional']
    return this.#send(ctx, side?.storageKey ?? null, 'thumb')
  }

  /** A photo of a message, which the page shows once it is asked for. */
  async photo(ctx: HttpContext) {
    const { id, photo } = ctx.params
    const sides = await this.#sides(ctx)
    return this.#send(ctx, sides && (await messagePhoto(id, photo)), 'full')
  }

  #sides({ admin, params }: HttpContext) {
    return sidesOf(String(params.id), admin.siteId)
  }

  async #send(ctx: HttpContext, storageKey: string | null, variant: PhotoVariant) {
    const bytes = storageKey && (await this.ports.photos.read(storageKey, variant))
    if (!bytes) return notFound(ctx)
    return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }
}
