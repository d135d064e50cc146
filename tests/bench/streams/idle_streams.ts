import { Agent, get } from 'node:http'
import { demoId } from '#database/demo/ids'

const atOnce = 40

export type Member = Readonly<{ number: number; headers: Record<string, string> }>

/** Opens subscribed event streams that receive nothing, distributed over the members. */
export async function openIdleStreams(url: string, members: readonly Member[], count: number) {
  const agent = new Agent({ maxSockets: Infinity })
  let opened = 0
  const openNext = async () => {
    while (opened < count) await openIdle(url, members[opened++ % members.length], agent)
  }
  await Promise.all(Array.from({ length: atOnce }, openNext))
  return { close: () => agent.destroy() }
}

async function openIdle(url: string, { number, headers }: Member, agent: Agent) {
  const uid = crypto.randomUUID()
  await new Promise<void>((fulfil, reject) => {
    get(`${url}/__transmit/events?uid=${uid}`, { agent, headers }, (response) => {
      response.on('error', () => {}).resume()
      if (response.statusCode === 200) fulfil()
      else reject(new Error(`The stream was answered by ${response.statusCode}`))
    }).on('error', reject)
  })
  const channel = `members/${demoId('profile', number)}`
  const answer = await fetch(`${url}/__transmit/subscribe`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid, channel }),
  })
  if (!answer.ok) throw new Error(`Listening was answered by ${answer.status}`)
}
