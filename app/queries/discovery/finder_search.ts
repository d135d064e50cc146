import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { finderSearch, type FinderAnswers } from '#core/discovery/search/match_finder'
import { ifFew } from '#queries/discovery/few_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'

type Asked = Readonly<Record<string, string>>

/** The search for members who match the answers of the match finder. */
export async function searchByAnswers(
  ctx: HttpContext,
  answers: FinderAnswers
): Promise<MemberSearch> {
  const criteria = finderSearch(answers, defaultsFor(ctx), ctx.site.settings)
  return amongDescribed(await searchFor(ctx, criteria), answers)
}

/** Of a search, those who described themselves so. */
export async function amongDescribed(
  search: MemberSearch,
  answers: Pick<FinderAnswers, 'appearance' | 'race'>
): Promise<MemberSearch> {
  const asked = askedIn(answers)
  if (Object.keys(asked).length === 0) return search
  return { ...search, also: describedAs(asked), few: await ifFew(() => whoSaid(asked)) }
}

/** Matches members by their self-description. */
function describedAs(asked: Asked): MemberSearch['also'] {
  return {
    name: JSON.stringify(asked),
    narrow: (members) =>
      members.whereExists((said) =>
        said.from('self_descriptions').whereColumn('profile_id', 'profiles.id').where(asked)
      ),
  }
}

function askedIn({ appearance, race }: Pick<FinderAnswers, 'appearance' | 'race'>): Asked {
  return { ...(appearance && { appearance }), ...(race && { race }) }
}

function whoSaid(asked: Asked) {
  return db.from('self_descriptions').where(asked).select('profile_id as id')
}
