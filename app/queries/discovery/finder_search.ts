import type { HttpContext } from '@adonisjs/core/http'
import { finderSearch, type FinderAnswers } from '#core/discovery/match_finder'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'

/** The search for the members who fit the answers of the match finder. */
export async function searchByAnswers(
  ctx: HttpContext,
  answers: FinderAnswers
): Promise<MemberSearch> {
  const criteria = finderSearch(answers, defaultsFor(ctx), ctx.site.settings)
  return { ...(await searchFor(ctx, criteria)), also: saidOfThemselves(answers) }
}

/** Those who said so of themselves; without a preference it is not looked at. */
function saidOfThemselves({ appearance, race }: FinderAnswers): MemberSearch['also'] {
  const asked = Object.entries({ appearance, race }).filter(([, answer]) => answer !== null)
  if (asked.length === 0) return undefined
  const wanted = asked.map(([column]) => `and ${column} = ?`).join(' ')
  const said = `exists (select 1 from self_descriptions where profile_id = profiles.id ${wanted})`
  const values = asked.map(([, answer]) => String(answer))
  return { name: JSON.stringify(asked), narrow: (members) => members.whereRaw(said, values) }
}
