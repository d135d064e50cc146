import { readdirSync, readFileSync } from 'node:fs'
import { request as open } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { adasCredentials, signInAda, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { fromOwnPage, siteUrl } from '#tests/support/http/cookies'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { woman } from '#tests/support/people/many_members'
import { ada, bob } from '#tests/support/people/people'
import { filesOnTheWay } from '#tests/support/profiles/uploads'
import { until } from '#tests/support/time/until'

const pages = ['/login', '/complaints', '/signup/step', '/nothing-here']

/** The header of one part each: two files, a file that was not chosen, one without a name, a field. */
const parts = [
  'name="photo"; filename="me.jpg"',
  'name="other"; filename="me.jpg"',
  'name="photo"; filename=""',
  'name=""; filename="me.jpg"',
  'name="words"',
]

test.group('A form that ends in the middle of a part', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada()), bob()))

  for (const part of parts) {
    test(`with ${part} is refused to a visitor`, async ({ assert }) => {
      for (const path of pages) {
        const { status } = await sendUnfinished(path, part, fromOwnPage)
        assert.equal(status, 400, path)
      }
    })

    test(`with ${part} is refused as a photo of a member`, async ({ assert }) => {
      const headers = await signInAda()
      const conversationId = await conversationBetween(ada(), bob())
      for (const path of ['/profile/photos', `/chats/${conversationId}/photos`]) {
        const refused = await sendUnfinished(`${path}?client_id=one`, part, headers)
        assert.equal(refused.status, 422, path)
        assert.include(await refused.json(), { refusal: 'picture_unknown' })
      }
    })

    test(`with ${part} is refused as a photo of a fictional profile`, async ({
      assert,
      client,
    }) => {
      const mila = woman(73, { name: 'Mila', fictional: true })
      await join(mila)
      const { as } = await signInAdmin('moderator')
      const path = `/admin/inbox/profiles/${mila.profile.id}/photos?client_id=one`
      const request = as(client.post(path)).form(bodyOf(part)).header('content-type', type)
      const refused = await request.timeout(timeout)
      refused.assertStatus(302)
      assert.include(refused.flashMessage('error'), 'JPEG')
    })
  }
})

test.group('A form with a file name that cannot be decoded', (group) => {
  inTransaction(group)

  const part = `name="photo"; filename*=utf-8''%E0%A4%A`

  test('is refused', async ({ assert }) => {
    await join(await withPassword(ada()))
    for (const path of pages) {
      const { status } = await sendUnfinished(path, part, fromOwnPage)
      assert.equal(status, 400, path)
    }
    const refused = await sendUnfinished('/profile/photos?client_id=one', part, await signInAda())
    assert.equal(refused.status, 422)
  })
})

const type = 'multipart/form-data; boundary=XX'

/** In milliseconds: a process that would have died never answers here. */
const timeout = 60_000

/** It has no last boundary: an upload that was cut off behind a proxy, in a request that is whole. */
function bodyOf(part: string) {
  return `--XX\r\nContent-Disposition: form-data; ${part}\r\n\r\n${'x'.repeat(2500)}`
}

function sendUnfinished(path: string, part: string, headers: Record<string, string>) {
  return fetch(siteUrl + path, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: { ...headers, 'Accept': 'application/json', 'Content-Type': type },
    body: bodyOf(part),
  })
}

test.group('A form whose sender is gone', (group) => {
  inTransaction(group)

  test('leaves none of its files open: {$self}')
    .with(['/profile/photos?client_id=one', '/complaints'])
    .run(async ({ assert }, path) => {
      await join(await withPassword(ada()))
      const headers = { ...(await signInAda()), ...fromOwnPage }
      await Promise.all(Array.from({ length: 40 }, (_, index) => dropForm(path, index, headers)))
      assert.isTrue(await until(() => filesOnTheWay().length === 0))
    })
})

async function dropForm(path: string, milliseconds: number, headers: Record<string, string>) {
  const all = { ...headers, 'Content-Type': type, 'Content-Length': 500_000 }
  const sending = open(siteUrl + path, { method: 'POST', headers: all })
  sending.on('error', () => {}).write(bodyOf(parts[0]))
  await setTimeout(milliseconds)
  sending.destroy()
}

test.group('A file that nobody asked for', (group) => {
  inTransaction(group)

  test('is left nowhere, whatever address it is sent to', async ({ assert }) => {
    const mark = `nobody asked for ${crypto.randomUUID()}`
    const paths = [...pages, '/webhooks/mail', '/admin/login', '/admin/orders/bank']
    for (const path of paths) {
      const body = new FormData()
      body.append('file', new File([mark], 'left.xml'))
      const { status } = await fetch(siteUrl + path, {
        method: 'POST',
        redirect: 'manual',
        headers: fromOwnPage,
        body,
      })
      assert.isBelow(status, 500, path)
    }
    const left = readdirSync(tmpdir(), { withFileTypes: true })
      .filter((one) => one.isFile() && readFileSync(resolve(tmpdir(), one.name)).includes(mark))
      .map(({ name }) => name)
    assert.deepEqual(left, [])
  })

  test('does not keep the words beside it from being read', async ({ assert }) => {
    await join(await withPassword(ada()))
    const body = new FormData()
    for (const [name, value] of Object.entries(adasCredentials)) body.append(name, value)
    body.append('file', new File(['x'.repeat(100_000)], 'left.xml'))
    const { status, headers } = await fetch(`${siteUrl}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: fromOwnPage,
      body,
    })
    assert.equal(status, 302)
    assert.equal(headers.get('location'), '/members')
  })
})
