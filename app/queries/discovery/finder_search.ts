import type { HttpContext } from '@adonisjs/core/http'
import { finderSearch, type FinderAnswers } from '#core/discovery/search/match_finder'
import { describedIn } from '#queries/discovery/descriptions'
import type { MemberSearch } from '#queries/discovery/member_search'
import { defaultsFor, searchFor } from '#queries/discovery/requested_search'

/** The search for members who match the answers of the match finder. */
export async function searchByAnswers(
  ctx: HttpContext,
  answers: FinderAnswers
): Promise<MemberSearch> {
  const criteria = finderSearch(answers, defaultsFor(ctx), ctx.site.settings)
  return { ...(await searchFor(ctx, criteria)), described: describedIn(answers) }
}
