import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, homeSite } from '#queries/discovery/requested_search'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const shown = 6

/** The id of a visitor in searches: it has no likes and no blocks. */
const nobody = '00000000-0000-0000-0000-000000000000'

type Answers = Readonly<{ gender: Gender | null; seeking: Seeking | null }>

/** The first members who match a new member, in search order; fictional profiles are left out. */
export async function signupMatches(ctx: HttpContext) {
  return fitting(ctx, { criteria: defaultsFor(ctx), viewer: ctx.viewer?.profile ?? null })
}

/** The same before the account exists, by the answers so far. */
export async function newcomerMatches(ctx: HttpContext, { gender, seeking }: Answers) {
  const viewer =
    gender && seeking ? { id: nobody, gender, sexuality: sexualityOf(gender, seeking) } : null
  const defaults = defaultsFor(ctx)
  return fitting(ctx, { criteria: { ...defaults, wanted: seeking ?? defaults.wanted }, viewer })
}

async function fitting(ctx: HttpContext, wishes: Pick<MemberSearch, 'criteria' | 'viewer'>) {
  const search = {
    ...wishes,
    countries: ctx.site.settings.countries,
    closedSites: await sitesClosedTo(homeSite(ctx)),
    now: DateTime.utc(),
  }
  const found = await findMembers(search, { limit: 2 * shown })
  return found.filter(({ fictional }) => !fictional).slice(0, shown)
}
