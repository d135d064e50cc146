import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { finderSearch, type FinderAnswers } from '#core/discovery/search/match_finder'
import { profilesOf } from '#queries/discovery/count_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'
import { countOf } from '#queries/read'

/**
 * Up to this many members are looked up one by one; with more, reading in search order is faster.
 */
const fewMembers = 2000

type Asked = Readonly<Record<string, string>>

/** The search for members who match the answers of the match finder. */
export async function searchByAnswers(
  ctx: HttpContext,
  answers: FinderAnswers
): Promise<MemberSearch> {
  const criteria = finderSearch(answers, defaultsFor(ctx), ctx.site.settings)
  return { ...(await searchFor(ctx, criteria)), also: await describedAs(answers) }
}

/** Matches members by their self-description; null without a preference. */
async function describedAs(answers: FinderAnswers): Promise<MemberSearch['also']> {
  const asked = askedIn(answers)
  if (Object.keys(asked).length === 0) return undefined
  return {
    name: JSON.stringify(asked),
    narrow: (members) =>
      members.whereExists((said) =>
        said.from('self_descriptions').whereColumn('profile_id', 'profiles.id').where(asked)
      ),
    few: (await areFew(asked)) ? () => profilesOf(whoSaid(asked)) : undefined,
  }
}

function askedIn({ appearance, race }: FinderAnswers): Asked {
  return { ...(appearance && { appearance }), ...(race && { race }) }
}

async function areFew(asked: Asked) {
  const some = whoSaid(asked).limit(fewMembers + 1)
  return (await countOf(db.from(some.as('said')))) <= fewMembers
}

function whoSaid(asked: Asked) {
  return db.from('self_descriptions').where(asked).select('profile_id as id')
}
