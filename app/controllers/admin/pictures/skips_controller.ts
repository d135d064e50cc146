import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { releaseWork } from '#core/admin/claims/work_claim'
import { Ports } from '#core/ports'
import { queuePath } from '#replies/admin/picture_queue'
import { pictureSkipValidator } from '#validators/admin/pictures'

/** Leaves photos to others, and goes on after them. */
@inject()
export default class SkipsController {
  constructor(private ports: Ports) {}

  async store({ admin, request, response }: HttpContext) {
    const { after, photos, view } = await request.validateUsing(pictureSkipValidator)
    for (const subjectId of photos) {
      await releaseWork(this.ports, { kind: 'photo', subjectId, adminId: admin.id })
    }
    return response.redirect().toPath(queuePath({ view, after }))
  }
}
