import type { HttpContext } from '@adonisjs/core/http'
import type { FinderAnswers } from '#core/discovery/search/match_finder'

type Answers = Partial<FinderAnswers>

const key = 'match_finder'

/** What the member has answered so far; in the session, as no address may tell it. */
export function finderAnswers({ member, session }: HttpContext): Answers {
  const kept = session.get(key) as { profileId: string; answers: Answers } | undefined
  return kept?.profileId === member.profile.id ? kept.answers : {}
}

/** Keeps an answer for this member alone: the next one at this browser begins anew. */
export function storeFinderAnswer(ctx: HttpContext, answer: Answers) {
  const answers = { ...finderAnswers(ctx), ...answer }
  ctx.session.put(key, { profileId: ctx.member.profile.id, answers })
}
