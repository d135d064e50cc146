import { cookiesOf, cookiesOfVisitor, headersFor } from '#tests/support/http/cookies'

type Credentials = Readonly<{ email: string; password: string }>

/** Submits the login form as a browser does; answers also the cookies that it had before. */
export async function submitLogin(url: string, credentials: Credentials) {
  const before = await cookiesOfVisitor(url)
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headersFor(before), 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return { before, answer }
}

/** Signs a member in over HTTP; answers the headers that make later requests theirs. */
export async function signIn(url: string, email: string, password: string) {
  const { before, answer } = await submitLogin(url, { email, password })
  if (answer.status >= 400) throw new Error(`Signing in failed: ${answer.status}`)
  return headersFor({ ...before, ...cookiesOf(answer) })
}
