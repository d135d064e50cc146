import type { HttpContext } from '@adonisjs/core/http'
import type { FinderAnswers } from '#core/discovery/search/match_finder'

type Answers = Partial<FinderAnswers>

const key = 'match_finder'

/** The member's answers so far: in the session, since they must not appear in a URL. */
export function finderAnswers({ member, session }: HttpContext): Answers {
  const stored = session.get(key) as { profileId: string; answers: Answers } | undefined
  return stored?.profileId === member.profile.id ? stored.answers : {}
}

/** Stores an answer for this member only: another one in this browser starts over. */
export function storeFinderAnswer(ctx: HttpContext, answer: Answers) {
  const answers = { ...finderAnswers(ctx), ...answer }
  ctx.session.put(key, { profileId: ctx.member.profile.id, answers })
}
