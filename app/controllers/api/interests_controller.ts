import type { HttpContext } from '@adonisjs/core/http'
import { interests } from '#core/profiles/interests'
import { sendRevalidated } from '#replies/revalidated'

export default class InterestsController {
  /** All interests a member can choose, with their names in the visitor's language. */
  async index(ctx: HttpContext) {
    return sendRevalidated(
      ctx,
      interests.map((key) => ({ key, name: ctx.i18n.t(`profiles.interest_${key}`) }))
    )
  }
}
