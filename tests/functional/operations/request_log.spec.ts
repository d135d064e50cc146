import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import HttpExceptionHandler from '#exceptions/handler'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { mailedResetLink } from '#tests/support/accounts/password_reset'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'
import { siteUrl } from '#tests/support/http/cookies'
import { assertLogOmits, LogLines } from '#tests/support/logs/log_lines'
import { workMails } from '#tests/support/mail/mail_jobs'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { placeOrder, sendWebhook } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const log = new LogLines()

test.group('The line that is logged of a request', (group) => {
  inTransaction(group)
  log.with(group)

  test('tells route, method, status, time and node, and an id that its errors have too', async ({
    client,
    assert,
  }) => {
    await client.get('/pages/privacy?from=a-friend').header('x-request-id', 'of-the-proxy')
    const [line, ...more] = requestLines()
    assert.isEmpty(more)
    assert.containSubset(line, {
      level: 30,
      request_id: 'of-the-proxy',
      route: 'pages.show',
      method: 'GET',
      status: 200,
      member: null,
    })
    assert.match(String(line.node), /:\d+$/)
    assert.isAbove(Number(line.ms), 0)
    assertLogOmits(assert, log, ['privacy', 'a-friend'])
  })

  test('is the same for one member, another for another, and names neither', async ({
    client,
    assert,
  }) => {
    await join(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    for (const writer of [ada(), ada(), bob()]) await say(client, writer, chat)
    const [first, second, third] = requestLines().map(({ member }) => member)
    assert.match(String(first), /^[0-9a-f]{16}$/)
    assert.equal(second, first)
    assert.notEqual(third, first)
    assertLogOmits(assert, log, [ada().user.id, ada().profile.id, chat])
  })

  test('is written for what is no page, with no more than its status', async ({ assert }) => {
    await fetch(`${siteUrl}/no/such/page/ada@example.com?token=a-long-secret`)
    const [line] = requestLines()
    assert.equal(line.status, 404)
    assertLogOmits(assert, log, ['/such', 'example.com', 'a-long-secret'])
  })

  test('is not written where warnings alone are logged', async ({ client, assert }) => {
    logger.pino.level = 'warn'
    await client.get('/pages/privacy')
    assert.isEmpty(log.raw)
  })
})

test.group('The log of a day of members', (group) => {
  inTransaction(group)
  log.with(group)

  test('holds none of their secrets', async ({ client, assert }) => {
    const secrets = [...(await signsUp(client)), ...(await logsIn(client)), ...(await buys(client))]
    secrets.push(...(await writes(client)))
    assert.isAbove(requestLines().length, 8)
    for (const secret of secrets) assert.isAbove(secret.length, 5)
    assertLogOmits(assert, log, secrets)
  })

  test('holds no address, token or text that a query or a provider failed with', async ({
    assert,
  }) => {
    const secret = 'w7Hk2b0yV5n8QeR1tYuI3oPaSdFgHjKlZxCvBnM_-4A'
    const words = ['ada.secret@example.com', 'ada.secret%40example.com', 'my private words', secret]
    for (const error of await failures(words)) await report(error)
    assert.isAbove(log.warnings().length, 4)
    assertLogOmits(assert, log, [...words, 'secret@', 'SMTP-PASS'])
    for (const { err } of log.warnings()) assert.match(String((err as Failure).stack), /^\s+at /)
  })

  test('is not told to visitors either', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    ctx.request.request.headers.accept = 'application/json'
    await new HttpExceptionHandler().handle(await failedQuery('ada.secret@example.com'), ctx)
    assert.equal(ctx.response.getStatus(), 500)
    assert.deepEqual(ctx.response.getBody(), { message: 'Internal server error' })
  })
})

type Failure = Readonly<{ stack: string }>

function requestLines(): Record<string, unknown>[] {
  return log.raw.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
}

async function signsUp(client: ApiClient) {
  const { email, password, signup_message: message } = signUpForm
  await submitSignUp(client)
  await workMails('activation')
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  const link = /\/activate\?token=\S+/.exec(mail.text)?.[0] ?? ''
  await client.get(link)
  await client
    .post('/activate')
    .withCsrfToken()
    .form({ token: tokenOf(link) })
    .redirects(0)
  return [email, email.toLowerCase(), password, message, link, tokenOf(link)]
}

async function logsIn(client: ApiClient) {
  await join(await withPassword(ada()))
  await logIn(client, { password: 'not her password' })
  const answer = await logIn(client)
  const link = await mailedResetLink(client)
  await client.get(link).redirects(0)
  const cookies = Object.values(answer.cookies()).map(({ value }) => String(value))
  const session = answer.header('set-cookie') ?? []
  const values = [session].flat().map((cookie) => cookie.split(/[=;]/)[1])
  const { email, password } = adasCredentials
  const set = [...cookies, ...values].filter((value) => value.length > 5)
  return [email, password, 'not her password', link, tokenOf(link), ...set]
}

async function buys(client: ApiClient) {
  const { order, payment } = await placeOrder(client, ada())
  await sendWebhook(client, payment.id)
  return [order.id, payment.id]
}

async function writes(client: ApiClient) {
  await join(bob())
  await say(client, ada(), await conversationBetween(ada(), bob()), { body: 'Meet me at the pier' })
  await workMails('welcome')
  const mails = await OutboxMessage.query().orderBy('id')
  return ['Meet me at the pier', ...mails.map(({ subject }) => subject)]
}

function tokenOf(link: string) {
  return new URL(link, siteUrl).searchParams.get('token') ?? link.split('/').at(-1) ?? ''
}

async function report(error: unknown) {
  await new HttpExceptionHandler().report(error, await testUtils.createHttpContext())
}

/** What fails in a site, with each of these words in it. */
async function failures(words: readonly string[]) {
  const failed: Error[] = []
  for (const word of words) failed.push(await failedQuery(word), await takenTwice(word))
  const [address, , text, secret] = words
  const provider = new Error(`Cannot post https://pay.example/x?token=${text}`)
  const mail = Object.assign(new Error(`550 <${address}> is unknown`), { rejected: words })
  const inUrl = new Error(`connect postgres://vonk:SMTP-PASS@db.example.com/vonk`)
  const bearer = new Error('Refused', { cause: new Error(`Authorization: Bearer ${secret}`) })
  return [...failed, provider, mail, inUrl, bearer]
}

/** In a transaction of its own: a failed query ends the one it is in. */
function failedQuery(value: string): Promise<Error> {
  const asked = 'select no_such_column from users where email = ? and id = ?'
  return failureOf(() => db.transaction((inner) => inner.rawQuery(asked, [value, value])))
}

/** PostgreSQL tells the value in the detail of its error. */
function takenTwice(domain: string): Promise<Error> {
  const add = (inner: TransactionClientContract) => {
    const site = { id: crypto.randomUUID(), domain, name: 'A site', created_at: 0 }
    return inner.insertQuery().table('sites').insert(site)
  }
  return failureOf(() => db.transaction(async (inner) => [await add(inner), await add(inner)]))
}

async function failureOf(act: () => Promise<unknown>): Promise<Error> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It did not fail')
}
