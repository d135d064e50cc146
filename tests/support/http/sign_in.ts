import { cookiesOf, headersFor } from '#tests/support/http/cookies'

/** Signs a member in over HTTP; answers the headers that make later requests theirs. */
export async function signIn(url: string, email: string, password: string) {
  const form = await fetch(`${url}/login`)
  const before = cookiesOf(form)
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headersFor(before), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const after = cookiesOf(answer)
  if (answer.status >= 400) throw new Error(`Signing in failed: ${answer.status}`)
  return headersFor({ ...before, ...after })
}
