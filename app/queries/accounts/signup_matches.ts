import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor } from '#queries/discovery/requested_search'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const shown = 6

/** The id of nobody: who has no account yet has blocked no one, and likes no one. */
const nobody = '00000000-0000-0000-0000-000000000000'

type Answers = Readonly<{ gender: Gender | null; seeking: Seeking | null }>

/**
 * The first members who fit a newcomer, in the order of the search that comes next; real ones, as
 * a fictional profile is nobody to be matched with.
 */
export async function signupMatches(ctx: HttpContext) {
  return fitting(ctx, { criteria: defaultsFor(ctx), viewer: ctx.viewer?.profile ?? null })
}

/** The same before the account is there, by what has been answered so far. */
export async function newcomerMatches(ctx: HttpContext, { gender, seeking }: Answers) {
  const viewer =
    gender && seeking ? { id: nobody, gender, sexuality: sexualityOf(gender, seeking) } : null
  const defaults = defaultsFor(ctx)
  return fitting(ctx, { criteria: { ...defaults, wanted: seeking ?? defaults.wanted }, viewer })
}

async function fitting({ site }: HttpContext, wishes: Pick<MemberSearch, 'criteria' | 'viewer'>) {
  const search = {
    ...wishes,
    countries: site.settings.countries,
    closedSites: await sitesClosedTo(site.id),
    now: DateTime.utc(),
  }
  const found = await findMembers(search, { limit: 2 * shown })
  return found.filter(({ fictional }) => !fictional).slice(0, shown)
}
