import type { HttpContext } from '@adonisjs/core/http'
import { metOf } from '#controllers/accounts/pending_act'
import { signupMatches } from '#queries/accounts/signup_matches'
import MemberTileTransformer from '#transformers/member_tile_transformer'

export default class SignupMatchesController {
  async index(ctx: HttpContext) {
    const rows = await signupMatches(ctx, metOf(ctx)?.memberId ?? null)
    return rows.map((row) => {
      return new MemberTileTransformer(row, ctx.viewer, ctx.site.settings).toObject()
    })
  }
}
