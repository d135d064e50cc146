import type { HttpContext } from '@adonisjs/core/http'
import { parseChosen, type DrawnInterest } from '#core/landers/chosen_interests'
import { keptInterestsValidator } from '#validators/accounts/signup'

const key = 'kept_interests'

/** Notes what a visitor chose of interests on a lander, as the form that led here says. */
export async function noteKeptInterests({ request, session }: HttpContext) {
  const [, asked] = await keptInterestsValidator.tryValidate(request.qs())
  const chosen = parseChosen(asked?.interests ?? [])
  if (chosen.length > 0) session.put(key, chosen)
}

/** For the profile of the account that is made. */
export function keptInterests({ session }: HttpContext): readonly DrawnInterest[] {
  return session.get(key, [])
}

export function forgetKeptInterests({ session }: HttpContext) {
  session.forget(key)
}
