import type { HttpContext } from '@adonisjs/core/http'
import { interests } from '#core/profiles/interests'
import { sendRevalidated } from '#replies/revalidated'

export default class InterestsController {
  /** What a member may like to do, in the language of who asks (sections 3 and 7). */
  async index(ctx: HttpContext) {
    return sendRevalidated(
      ctx,
      interests.map((key) => ({ key, name: ctx.i18n.t(`profiles.interest_${key}`) }))
    )
  }
}
