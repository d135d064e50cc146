import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { fromOwnPage, siteUrl } from '#tests/support/http/cookies'
import { signIn } from '#tests/support/http/sign_in'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const pages = ['/login', '/complaints', '/signup/step', '/nothing-here']
const uploads = [
  '/profile/photos?client_id=one',
  '/chats/one/photos',
  '/admin/inbox/profiles/one/photos',
]

/** The headers of one part each: of a file, of a file that was not chosen, of a field. */
const parts = [
  'name="photo"; filename="me.jpg"',
  'name="other"; filename="me.jpg"',
  'name="photo"; filename=""',
  'name=""; filename="me.jpg"',
  'name="words"',
]

test.group('A form that ends in the middle of a part', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(await withPassword(ada()))
    return () => limiter.clear(['memory'])
  })

  for (const part of parts) {
    test(`with ${part} is refused to a visitor, and the process goes on`, async ({ assert }) => {
      for (const path of [...pages, ...uploads]) {
        assert.isTrue(isRefusal(await sendUnfinished(path, part, fromOwnPage)), path)
      }
    })

    test(`with ${part} is refused to a member, and the process goes on`, async ({ assert }) => {
      const { email, password } = adasCredentials
      const headers = await signIn(siteUrl, email, password)
      for (const path of [...pages, ...uploads]) {
        assert.isTrue(isRefusal(await sendUnfinished(path, part, headers)), path)
      }
    })
  }
})

/** Visitors are led to the login from where they may not upload. */
function isRefusal({ status }: Response) {
  return status === 302 || (status >= 400 && status < 500)
}

/** A whole request, whose form has no last boundary: an upload that was cut off behind a proxy. */
function sendUnfinished(path: string, part: string, headers: Record<string, string>) {
  return fetch(siteUrl + path, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    headers: {
      ...headers,
      'Accept': 'application/json',
      'Content-Type': 'multipart/form-data; boundary=XX',
    },
    body: `--XX\r\nContent-Disposition: form-data; ${part}\r\n\r\n${'x'.repeat(2500)}`,
  })
}
