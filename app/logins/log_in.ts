import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#core/sites/locales'
import User from '#models/user'
import { storeLanguage } from '#replies/cookies'

const key = 'chosen_language'

/** Stores the language that somebody chooses: as the member's, or until they log in as one. */
export async function keepLanguage(ctx: HttpContext, language: Locale) {
  storeLanguage(ctx, language)
  if (ctx.viewer) await ctx.viewer.user.merge({ language }).save()
  else ctx.session.put(key, language)
}

/** Logs in; the language that was chosen on the way is the member's from then on. */
export async function logIn({ auth, session }: HttpContext, userId: string) {
  const user = await User.findOrFail(userId)
  const language: Locale = session.pull(key, user.language)
  await user.merge({ language }).save()
  await auth.use('web').login(user)
  return user
}
