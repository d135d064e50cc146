import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type { BegunWith } from '#core/accounts/begun_act'
import { ageOn } from '#core/profiles/age'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import type Profile from '#models/profile'
import { findTarget } from '#queries/accounts/signup_target'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, homeSite } from '#queries/discovery/requested_search'
import { withTiles, type TileRow } from '#queries/members/tile_rows'
import { read } from '#queries/read'
import { sitesClosedTo } from '#queries/sites/closed_sites'

const shown = 6

/** Years between a member and those who are like them. */
const similarYears = 5

/** The id of a visitor in searches: it has no likes and no blocks. */
const nobody = '00000000-0000-0000-0000-000000000000'

type Answers = Readonly<{ gender: Gender | null; seeking: Seeking | null }>
type Wishes = Pick<MemberSearch, 'criteria' | 'viewer'>

/**
 * The first members who match a new member, in search order; fictional profiles are left out. Whom they
 * signed up for comes first, and then those who are like them.
 */
export async function signupMatches(ctx: HttpContext, firstId: string | null = null) {
  const wishes = { criteria: defaultsFor(ctx), viewer: ctx.viewer?.profile ?? null }
  return besides(ctx, wishes, firstId)
}

/** The same before the account exists, by the answers so far. */
export async function newcomerMatches(
  ctx: HttpContext,
  { gender, seeking }: Answers,
  firstId: string | null = null
) {
  const viewer =
    gender && seeking ? { id: nobody, gender, sexuality: sexualityOf(gender, seeking) } : null
  const defaults = defaultsFor(ctx)
  const criteria = { ...defaults, wanted: seeking ?? defaults.wanted }
  return besides(ctx, { criteria, viewer }, firstId)
}

/** Whom a new member signed up for, and what became of their line; null when they are not shown. */
export function metAmong(rows: readonly TileRow[], met: BegunWith | null) {
  const first = met && rows.find(({ id }) => id === met.memberId)
  return first ? { id: first.id, name: first.name, line: met.line } : null
}

async function besides(ctx: HttpContext, wishes: Wishes, firstId: string | null) {
  const first = firstId && (await findTarget(ctx, firstId))
  if (!first) return fitting(ctx, wishes)
  const similar = await fitting(ctx, { viewer: wishes.viewer, criteria: like(first, wishes) })
  const others = similar.length < shown ? await fitting(ctx, wishes) : []
  const all = new Map<string, TileRow>()
  for (const row of [...(await tileOf(ctx, first)), ...similar, ...others]) {
    if (!all.has(row.id)) all.set(row.id, row)
  }
  return [...all.values()].slice(0, shown)
}

/** Of their gender, country and age. */
function like({ country, dateOfBirth, gender }: Profile, { criteria }: Wishes) {
  const age = ageOn(dateOfBirth, DateTime.utc())
  return {
    ...criteria,
    wanted: gender,
    country,
    regionId: null,
    minAge: Math.max(criteria.minAge, age - similarYears),
    maxAge: Math.max(criteria.minAge, age + similarYears),
  }
}

async function tileOf({ viewer }: HttpContext, { id }: Profile) {
  return withTiles(read<TileRow>('profiles').where('profiles.id', id), viewer?.profile.id ?? null)
}

async function fitting(ctx: HttpContext, wishes: Wishes) {
  const search = {
    ...wishes,
    countries: ctx.site.settings.countries,
    closedSites: await sitesClosedTo(homeSite(ctx)),
    now: DateTime.utc(),
  }
  const found = await findMembers(search, { limit: 2 * shown })
  return found.filter(({ fictional }) => !fictional).slice(0, shown)
}
