/** The site under test, for requests whose cookies must be as a browser sends them. */
export const siteUrl = `http://${process.env.HOST ?? 'localhost'}:${process.env.PORT}`

/** The cookies of an answer, by name, as the browser will send them back. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0].split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name, value]))
}

/** What a browser adds to a request: its cookies, and the token of the page. */
export function headersFor(cookies: Record<string, string>) {
  return {
    'Cookie': Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''),
  }
}
