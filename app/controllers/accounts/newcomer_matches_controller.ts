import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Met } from '#core/accounts/pending_act'
import { Ports } from '#core/ports'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { pendingActOf, metOf } from '#controllers/accounts/pending_act'
import { visitorMaySearch } from '#middleware/routes/search_access_middleware'
import { metAmong, newcomerMatches, signupMatches } from '#queries/accounts/signup_matches'
import type { TileRow } from '#queries/members/tile_rows'
import { tilesOf } from '#transformers/member_tile_transformer'
import { matchesValidator } from '#validators/accounts/signup'

type Shown = Readonly<{
  rows: TileRow[]
  answers: Readonly<{ gender?: Gender; seeking?: Seeking }>
  met: Met | null
}>

/**
 * Members who match somebody who signs up: before it, by the answers so far, and none on a site that is
 * closed to visitors; after it, until the address is confirmed, the one they signed up for first.
 */
@inject()
export default class NewcomerMatchesController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { viewer, response } = ctx
    if (!viewer) return this.#before(ctx)
    if (viewer.user.status !== 'not_confirmed') return response.redirect('/members')
    const met = metOf(ctx)
    const rows = await signupMatches(ctx, met?.memberId ?? null)
    return this.#render(ctx, { rows, answers: {}, met })
  }

  async #before(ctx: HttpContext) {
    const [, asked] = await matchesValidator.tryValidate(ctx.request.qs())
    const { member, ...answers } = asked ?? {}
    const { gender = null, seeking = null } = answers
    const firstId = member ?? pendingActOf(ctx, this.ports)?.memberId ?? null
    const rows = visitorMaySearch(ctx)
      ? await newcomerMatches(ctx, { gender, seeking }, firstId)
      : []
    return this.#render(ctx, { rows, answers, met: null })
  }

  #render({ inertia, site, viewer }: HttpContext, { answers, met, rows }: Shown) {
    return inertia.render('accounts/signup_matches', {
      gender: answers.gender ?? null,
      seeking: answers.seeking ?? null,
      /** Whether the account exists already. */
      joined: viewer !== undefined,
      met: metAmong(rows, met),
      matches: tilesOf(rows, viewer, site.settings),
    })
  }
}
