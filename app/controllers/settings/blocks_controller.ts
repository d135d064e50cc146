import type { HttpContext } from '@adonisjs/core/http'
import { blockedMembers } from '#queries/likes/blocked_members'
import { conversationPageValidator } from '#validators/messaging/conversation'

export default class BlocksController {
  /** A place in the list that was tampered with begins it again. */
  async index({ inertia, member, request }: HttpContext) {
    const [, place] = await conversationPageValidator.tryValidate(request.qs())
    const { blocked, next } = await blockedMembers(member.profile.id, place?.after ?? null)
    return inertia.render('settings/blocked', { blocked: inertia.merge(blocked), next })
  }
}
