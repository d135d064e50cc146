import type { BrowserContext, BrowserContextOptions } from 'playwright'
import type { Locale } from '#core/sites/locales'
import { demoModerator, demoOwner } from '#database/demo/admins'
import { demoEmail } from '#database/demo/members'
import { logInAdmin } from '#tests/browser/story/admin'
import { logInByRequest } from '#tests/browser/story/log_in'
import { signUpByRequest } from '#tests/browser/story/sign_up'
import type { People } from '#tests/screens/people'

/**
 * 'newcomer' is unconfirmed; 'spent' has no free messages left; 'outdated' agreed to older terms
 * only; 'debtor' can pay by direct debit, which is closed to 'blocked' (by a return) and 'careful'
 * (by the limit and a pause); 'admin' is the owner in the back office,
 * and 'moderator' has fewer rights there.
 */
export const viewers = [
  'visitor',
  'newcomer',
  'free',
  'spent',
  'premium',
  'debtor',
  'blocked',
  'careful',
  'outdated',
  'admin',
  'moderator',
] as const
export type Viewer = (typeof viewers)[number]

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type OpenBrowser = (options: BrowserContextOptions) => Promise<BrowserContext>

/** Signs in every viewer once, without a page; their browsers reuse the session. */
export async function sessionsOf(people: People, locale: Locale, openBrowser: OpenBrowser) {
  const sessions = new Map<Viewer, Session>()
  for (const viewer of viewers) {
    const context = await openBrowser({ locale })
    await signIn(context, viewer, people, locale)
    sessions.set(viewer, await context.storageState())
    await context.close()
  }
  return sessions
}

async function signIn(context: BrowserContext, viewer: Viewer, people: People, locale: Locale) {
  if (viewer === 'visitor') return
  if (viewer === 'newcomer') {
    return signUpByRequest(context, `newcomer-${Date.now()}@mail.test`, locale)
  }
  if (viewer === 'admin') return logInAdmin(context, demoOwner)
  if (viewer === 'moderator') return logInAdmin(context, demoModerator)
  return logInByRequest(context, demoEmail(people[viewer].number))
}
