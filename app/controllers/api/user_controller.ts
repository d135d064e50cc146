import type { HttpContext } from '@adonisjs/core/http'
import { badges } from '#queries/shell/badges'

export default class UserController {
  /** The current user as section 7 has it: what the poll compares, never the e-mail address. */
  async show({ member }: HttpContext) {
    const { user, profile } = member!
    const { messages: unread, likes } = await badges(profile.id)
    const { status, credits, paidUser: paid_user, language } = user
    const { id, name } = profile
    return {
      user: { id, status, credits, paid_user, language, profile: { id, name }, unread, new_likes: likes },
    }
  }
}
