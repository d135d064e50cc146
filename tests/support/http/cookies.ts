/** The URL of the site under test, for requests with cookies exactly as a browser sends them. */
export const siteUrl = `http://${process.env.HOST ?? 'localhost'}:${process.env.PORT}`

/** Said by browsers of a form that a page of the site itself sent. */
export const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' }

/**
 * The cookies of a visitor for whom a session has begun, by a form that was sent blank, and who has read
 * what it had to say.
 */
export async function cookiesOfVisitor(url = siteUrl) {
  const form = { method: 'POST', redirect: 'manual', headers: fromOwnPage } as const
  const begun = cookiesOf(await fetch(`${url}/language`, form))
  const page = await fetch(`${url}/lang-config`, { headers: headersFor(begun) })
  return { ...begun, ...cookiesOf(page) }
}

/** The cookies that a response sets, by name. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0].split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name, value]))
}

/** The headers that a browser adds: its cookies and the CSRF token. */
export function headersFor(cookies: Record<string, string>) {
  return {
    'Cookie': Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''),
  }
}
