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

function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0].split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name, value]))
}

function headersFor(cookies: Record<string, string>) {
  return {
    'Cookie': Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''),
  }
}
