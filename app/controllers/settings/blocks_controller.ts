import type { HttpContext } from '@adonisjs/core/http'
import { blockedMembers } from '#queries/likes/blocked_members'
import { decodeCursor } from '#queries/time_cursor'

export default class BlocksController {
  async index({ inertia, member, request }: HttpContext) {
    const after = decodeCursor(request.qs().after)
    const { blocked, next } = await blockedMembers(member.profile.id, after)
    return inertia.render('settings/blocked', { blocked: inertia.merge(blocked), next })
  }
}
