import type { HttpContext } from '@adonisjs/core/http'
import { newcomerMatches } from '#queries/accounts/signup_matches'
import { tilesOf } from '#transformers/member_tile_transformer'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { signupStartValidator } from '#validators/accounts/signup'

/** Members who match a visitor before sign-up; none on a site that is closed to visitors. */
export default class NewcomerMatchesController {
  async show(ctx: HttpContext) {
    const [, answers] = await signupStartValidator.tryValidate(ctx.request.qs())
    const { gender = null, seeking = null } = answers ?? {}
    const rows = visitorMaySearch(ctx) ? await newcomerMatches(ctx, { gender, seeking }) : []
    return ctx.inertia.render('accounts/signup_matches', {
      gender,
      seeking,
      matches: tilesOf(rows, undefined, ctx.site.settings),
    })
  }
}
