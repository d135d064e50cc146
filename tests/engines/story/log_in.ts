import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import type { Texts } from '#tests/browser/story/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'
import { cookiesOf, fromOwnPage } from '#tests/support/http/cookies'

/** Logs in by the form. */
export async function logIn(page: EnginePage, t: Texts, email: string) {
  await page.opens('/login')
  await page.fills(t('accounts.email'), email)
  await page.fills(t('accounts.password'), demoPassword)
  await page.within('main').presses('button', t('accounts.log_in'))
  await page.isAt('/members')
}

/** Signs a member of the demo world in without the form, whose story is told elsewhere. */
export async function signIn({ session, siteUrl }: EnginePage, { number }: { number: number }) {
  const cookies = await cookiesOfMember(siteUrl, demoEmail(number))
  await session.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: siteUrl }))
  )
}

/** The cookies of a member who has just logged in. */
export async function cookiesOfMember(siteUrl: string, email: string) {
  const answer = await fetch(`${siteUrl}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: demoPassword }),
    headers: fromOwnPage,
    redirect: 'manual',
  })
  const location = answer.headers.get('Location')
  if (!location?.endsWith('/members')) throw new Error(`${email} was sent to ${location}`)
  return cookiesOf(answer)
}
