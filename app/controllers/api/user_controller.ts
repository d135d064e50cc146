import type { HttpContext } from '@adonisjs/core/http'
import { badges } from '#queries/shell/badges'

export default class UserController {
  /** The current user as section 7 has it: what the poll compares, never the e-mail address. */
  async show({ member }: HttpContext) {
    const { user, profile } = member!
    const { messages, likes } = await badges(profile.id)
    return {
      user: {
        id: profile.id,
        status: user.status,
        credits: user.credits,
        paid_user: user.paidUser,
        language: user.language,
        profile: { id: profile.id, name: profile.name },
        unread: messages,
        new_likes: likes,
      },
    }
  }
}
