import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type { Met } from '#core/accounts/pending_act'
import { ageOn } from '#core/profiles/age'
import { type Seeking, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import type Profile from '#models/profile'
import { findTarget } from '#queries/accounts/signup_target'
import { findMembers } from '#queries/discovery/find_members'
import { nobody, type MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, homeOf } from '#queries/discovery/requested_search'
import { withTiles, type TileRow } from '#queries/members/tile_rows'
import { read } from '#queries/read'
import { poolFor } from '#queries/sites/pool'

const shown = 6

/** Years between members of about one age. */
const similarYears = 5

type Answers = Readonly<{ gender: Gender | null; seeking: Seeking | null }>
type Wishes = Pick<MemberSearch, 'criteria' | 'viewer'>

/**
 * The first members who match a new member, in search order; fictional profiles are left out. Whom they
 * signed up for comes first, then those who are like that one, else those of about the new member's age.
 */
export async function signupMatches(ctx: HttpContext, firstId: string | null = null) {
  const profile = ctx.viewer?.profile ?? null
  const wishes = { criteria: defaultsFor(ctx), viewer: profile }
  return besides(ctx, wishes, { firstId, age: profile && ageOn(profile.dateOfBirth, now()) })
}

/** The members who match a visitor before the account exists, by the answers so far. */
export async function newcomerMatches(
  ctx: HttpContext,
  { gender, seeking }: Answers,
  firstId: string | null = null
) {
  const viewer =
    gender && seeking
      ? { id: nobody, gender, sexuality: sexualityOf(gender, seeking), withdrawn: false }
      : null
  const defaults = defaultsFor(ctx)
  const criteria = { ...defaults, wanted: seeking ?? defaults.wanted }
  return besides(ctx, { criteria, viewer }, { firstId, age: null })
}

/** The member for whom a new one signed up, and what became of their line; null when that member is not shown. */
export function metAmong(rows: readonly TileRow[], met: Met | null) {
  const first = met && rows.find(({ id }) => id === met.memberId)
  return first ? { id: first.id, name: first.name, line: met.line } : null
}

type Start = Readonly<{
  /** The member that the new one signed up for. */
  firstId: string | null
  /** The age of the new member; null while it is not known. */
  age: number | null
}>

async function besides(ctx: HttpContext, wishes: Wishes, { age, firstId }: Start) {
  const first = (firstId && (await findTarget(ctx, firstId))) || null
  const best = bestOf(wishes, { age, first })
  const similar = await fitting(ctx, { viewer: wishes.viewer, criteria: best })
  const others = similar.length < shown ? await fitting(ctx, wishes) : []
  const all = new Map<string, TileRow>()
  for (const row of [...(first ? await tileOf(ctx, first) : []), ...similar, ...others]) {
    if (!all.has(row.id)) all.set(row.id, row)
  }
  return [...all.values()].slice(0, shown)
}

/** Narrows a search to those who are shown before others. */
function bestOf(
  { criteria }: Wishes,
  { age, first }: Readonly<{ age: number | null; first: Profile | null }>
) {
  if (!first) return age === null ? criteria : { ...criteria, ...agesAbout(age, criteria) }
  const { country, dateOfBirth, gender } = first
  const like = { ...criteria, wanted: gender, country, regionId: null }
  return { ...like, ...agesAbout(ageOn(dateOfBirth, now()), criteria) }
}

function agesAbout(age: number, { minAge }: Wishes['criteria']) {
  return {
    minAge: Math.max(minAge, age - similarYears),
    maxAge: Math.max(minAge, age + similarYears),
  }
}

function now() {
  return DateTime.utc()
}

async function tileOf({ viewer }: HttpContext, { id }: Profile) {
  return withTiles(read<TileRow>('profiles').where('profiles.id', id), viewer?.profile.id ?? null)
}

async function fitting(ctx: HttpContext, wishes: Wishes) {
  const search = {
    ...wishes,
    countries: ctx.site.settings.countries,
    pool: await poolFor(homeOf(ctx)),
    now: now(),
  }
  const found = await findMembers(search, { limit: 2 * shown })
  return found.filter(({ fictional }) => !fictional).slice(0, shown)
}
