import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { cookiesOf, cookiesOfVisitor, headersFor, siteUrl } from '#tests/support/http/cookies'

type Cookies = Record<string, string>

/** A request of a script beside the page. */
const background: [string, RequestInit][] = [
  ['/api/user.php', { headers: { Accept: 'application/json' } }],
  ['/api/page-hidden.php', { method: 'POST', headers: { Accept: '*/*' } }],
  ['/nowhere.webp', { headers: { Accept: 'image/avif,image/webp,*/*;q=0.8' } }],
]

test.group('A flash message', (group) => {
  inTransaction(group)

  test('waits for the next page, whatever scripts fetch before, and is shown once', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    let cookies: Cookies = await cookiesOfVisitor()
    const signedIn = await send('/login', cookies, adasCredentials)
    cookies = { ...cookies, ...cookiesOf(signedIn) }
    const refused = await send('/profile/privacy', cookies, { invisible: true })
    assert.equal(refused.status, 302)

    for (const [path, { headers, ...options }] of background) {
      await fetch(siteUrl + path, { ...options, headers: { ...headersFor(cookies), ...headers } })
    }
    assert.isString(await errorOn('/profile/privacy', cookies))
    assert.isUndefined(await errorOn('/profile/privacy', cookies))
  })
})

function send(path: string, cookies: Cookies, body: object) {
  return fetch(siteUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headersFor(cookies),
      'Content-Type': 'application/json',
      'Accept': 'text/html',
      'Referer': `${siteUrl}/profile/privacy`,
    },
    body: JSON.stringify(body),
  })
}

async function errorOn(path: string, cookies: Cookies): Promise<unknown> {
  const headers = { ...headersFor(cookies), 'X-Inertia': 'true', 'Accept': 'text/html' }
  const answer = await fetch(siteUrl + path, { headers })
  const { props }: { props: { errors: Record<string, string> } } = JSON.parse(await answer.text())
  return props.errors.invisible
}
