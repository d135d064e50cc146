import { once } from 'node:events'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { site } from '#tests/killed/shared_crashing_site'
import { demoPassword } from '#database/demo/password'
import { openStream } from '#tests/support/live/event_stream'
import { signIn } from '#tests/support/http/sign_in'
import { startChild } from '#tests/support/processes/child'
import { freePort } from '#tests/support/processes/free_port'
import { isReadyAt } from '#tests/support/site/ready'
import { serving } from '../../bin/serving.mjs'

const token = 'of the mail server'
/** Such as that of the database pool. */
const timer = '--import=data:text/javascript,setInterval(Date.now,1000)'

let operations: string
let settings: NodeJS.ProcessEnv

test.group('A server that is asked to stop', (group) => {
  group.setup(async () => {
    const port = await freePort()
    operations = `http://127.0.0.1:${port}`
    settings = {
      OPS_PORT: String(port),
      MAIL_INTAKE_TOKEN: token,
      NODE_OPTIONS: `${site.env.NODE_OPTIONS} ${timer}`,
    }
  })
  group.each.setup(() => site.restart(settings))
  group.teardown(() => site.restart())

  test('answers what was asked before, and ends without an error', async ({ assert }) => {
    const headers = await signIn(site.url, 'harriet@vonk.example', demoPassword)
    const stream = await openStream(site.url, headers)
    const [idle, next] = [await keptConnection(), await keptConnection()]
    const slow = await halfRequest()
    await isReadyAt(settings.OPS_PORT!)

    site.terminate()
    await waitUntil(async () => (await readiness()) === 503, 'the proxy to be told')
    assert.containSubset(await stream.next(), { type: 'closing' })
    assert.isTrue(await stream.ends())
    await assert.rejects(() => keptConnection(), /ECONNREFUSED/)
    for (const answer of [await ask(next.agent), await slow.finish()]) {
      assert.equal(answer.statusCode, 200)
      assert.equal(answer.headers.connection, 'close')
    }
    if (!idle.socket.destroyed) await once(idle.socket, 'close')
    assert.equal(await site.ended(), 0)
  })

  test('gives up the rest of its work at a second signal', async ({ assert }) => {
    const slow = await halfRequest()
    const cut = assert.rejects(() => slow.answer)
    let code: number | null | undefined
    void site.ended().then((ended) => (code = ended))
    await waitUntil(async () => {
      site.terminate()
      return code !== undefined
    }, 'the end of the server')
    assert.equal(code, 1)
    await cut
  })
})

test.group('A server that lacks the port of its health', () => {
  test('answers members all the same', async ({ assert }) => {
    const port = await freePort()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port: operationsPort } = taken.address() as AddressInfo
    const env = { ...site.env, PORT: String(port), OPS_PORT: String(operationsPort) }
    const second = startChild(process.execPath, serving, { env, stdio: 'ignore' })
    const answers = () => fetch(`http://${site.env.HOST}:${port}/favicon.svg`).then(({ ok }) => ok)
    await waitUntil(() => answers().catch(() => false), 'the server to answer')
    await setTimeout(1000)
    assert.isTrue(await answers())
    await second.end('SIGKILL')
    taken.close()
  }).timeout(60_000)
})

test.group('A server whose address is taken', () => {
  test('ends, so that it is started again', async ({ assert }) => {
    const env = { ...site.env, NODE_OPTIONS: `${site.env.NODE_OPTIONS} ${timer}` }
    const second = startChild(process.execPath, serving, { env, stdio: 'ignore' })
    assert.equal(await second.ended, 1)
  }).timeout(60_000)
})

async function readiness() {
  const { status } = await fetch(`${operations}/health/ready`)
  return status
}

/** A connection on which a browser or a proxy could send its next request. */
async function keptConnection() {
  const agent = new Agent({ keepAlive: true })
  const { socket } = await ask(agent)
  return { agent, socket }
}

async function ask(agent: Agent) {
  const [answer] = (await once(get(`${site.url}/favicon.svg`, { agent }), 'response')) as [
    IncomingMessage,
  ]
  const { headers, socket, statusCode } = answer
  await once(answer.resume(), 'end')
  return { headers, socket, statusCode }
}

/** A mail that is handed over, of which the server has the headers and half of the body. */
async function halfRequest() {
  const mail = 'From: somebody@mail.test\r\nSubject: A long story\r\n\r\n'
  const asked = request(`${site.url}/webhooks/mail`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'Authorization': `Bearer ${token}`,
      'Content-Type': 'message/rfc822',
      'Content-Length': mail.length * 2,
      'Expect': '100-continue',
    },
  })
  const answer = answerTo(asked)
  asked.write(mail)
  await once(asked, 'continue')
  return {
    answer,
    finish: () => {
      asked.end(mail)
      return answer
    },
  }
}

async function answerTo(asked: ReturnType<typeof request>) {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}
