import { Agent, get } from 'node:http'
import { memberClient } from '#tests/support/http/member_client'

const atOnce = 40

/** A login may have four streams on each node, a member thirty: docs/operations.md. */
const streamsPerLogin = 4
const loginsOfMember = 5

/** A login of a member at one node. */
type Listener = Readonly<{
  url: string
  headers: Record<string, string>
  profile: Readonly<{ id: string }>
}>

/** Signs in as many of these members as it takes to have so many streams at these nodes. */
export async function signInListeners(
  urls: readonly string[],
  people: readonly Readonly<{ number: number }>[],
  streams: number
) {
  const logins = Math.ceil(streams / urls.length / streamsPerLogin)
  const members = people.slice(0, Math.ceil(logins / loginsOfMember))
  const listeners: Listener[] = []
  for (const { number } of members) {
    for (let login = 0; login < loginsOfMember; login++) {
      const { headers, profile } = await memberClient(urls[login % urls.length], number)
      for (const url of urls) listeners.push({ url, headers, profile })
    }
  }
  return listeners
}

/** Opens subscribed event streams that receive nothing, distributed over the listeners. */
export async function openIdleStreams(listeners: readonly Listener[], count: number) {
  const agent = new Agent({ maxSockets: Infinity })
  let opened = 0
  const openNext = async () => {
    while (opened < count) await openIdle(listeners[opened++ % listeners.length], agent)
  }
  await Promise.all(Array.from({ length: atOnce }, openNext))
  return { close: () => agent.destroy() }
}

async function openIdle({ headers, profile, url }: Listener, agent: Agent) {
  const uid = crypto.randomUUID()
  await new Promise<void>((fulfil, reject) => {
    get(`${url}/__transmit/events?uid=${uid}`, { agent, headers }, (response) => {
      response.on('error', () => {}).resume()
      if (response.statusCode === 200) fulfil()
      else reject(new Error(`The stream was answered by ${response.statusCode}`))
    }).on('error', reject)
  })
  const answer = await fetch(`${url}/__transmit/subscribe`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid, channel: `members/${profile.id}` }),
  })
  if (!answer.ok) throw new Error(`Listening was answered by ${answer.status}`)
}
