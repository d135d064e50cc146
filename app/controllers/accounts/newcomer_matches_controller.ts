import type { HttpContext } from '@adonisjs/core/http'
import { newcomerMatches } from '#queries/accounts/signup_matches'
import { tilesOf } from '#transformers/member_tile_transformer'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { signupStartValidator } from '#validators/accounts/signup'

/** Who fits somebody who has no account yet; a site closed to visitors shows them nobody. */
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
