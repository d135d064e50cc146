import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '#database/demo/random'

/** What goes wrong with requests, in per cent. */
const troubles = { lost: 5, answerLost: 5, twice: 5, late: 3 }
const longestDelay = 300

type Trouble = keyof typeof troubles
type Request = Readonly<{ url: string; init: RequestInit }>

/** A proxy to a site that loses requests and responses, and delivers some late, or twice. */
export async function unreliableProxy(site: string, random: Random) {
  const met: Record<Trouble, number> = { lost: 0, answerLost: 0, twice: 0, late: 0 }
  const delay = () => wait(random.below(longestDelay))
  const pick = () => {
    let chance = random.below(100)
    for (const [trouble, share] of Object.entries(troubles)) {
      chance -= share
      if (chance < 0) return trouble as Trouble
    }
    return null
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const trouble = pick()
    if (trouble) met[trouble]++
    const request = await requestOf(site, incoming)
    if (trouble === 'lost') return response.destroy()
    // The sender may have timed out; the request arrives all the same.
    if (trouble === 'late') await delay()
    if (trouble === 'twice') void delay().then(() => send(request).catch(() => null))
    const answered = await send(request)
    if (trouble === 'answerLost') return response.destroy()
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body)
  }
  const server = createServer((incoming, response) => {
    // A site that is down closes the connection.
    answer(incoming, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, met, close }
}

async function requestOf(site: string, incoming: IncomingMessage): Promise<Request> {
  const body = await buffer(incoming)
  const { cookie = '', 'x-xsrf-token': token = '' } = incoming.headers
  const headers = {
    'Cookie': cookie,
    'X-XSRF-TOKEN': String(token),
    'Accept': 'application/json',
    'Content-Type': 'application/json',
  }
  const { method = 'GET', url } = incoming
  const init = { method, headers, body: method === 'GET' ? undefined : body }
  return { url: `${site}${url}`, init }
}

async function send({ url, init }: Request) {
  const response = await fetch(url, init)
  return { status: response.status, body: await response.text() }
}
