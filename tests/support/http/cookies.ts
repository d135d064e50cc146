/** The URL of the site under test, for requests with cookies exactly as a browser sends them. */
export const siteUrl = `http://${process.env.HOST ?? 'localhost'}:${process.env.PORT}`

/** Said by browsers of a form that a page of the site itself sent. */
export const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' }

/** The cookies of a visitor who has opened a page that is no form and not only to be read. */
export async function cookiesOfVisitor(url = siteUrl) {
  return cookiesOf(await fetch(`${url}/lang-config`))
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
