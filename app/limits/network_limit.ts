import limiter from '@adonisjs/limiter/services/main'
import { networksOf } from '#core/accounts/signing_up/network'
import { pseudonym } from '#logins/pseudonym'

type Limit = Readonly<{
  /** What is limited, such as `signup`. */
  kind: string
  requests: number
  duration: '1 minute' | '1 hour' | '1 day'
  /** Counts in this process alone: for what only fills a table. */
  store?: 'memory'
}>

/** Whether the network of an address has any of its times left, of which this takes none. */
export async function hasLeftOfNetwork(address: string, limit: Limit) {
  const left = limitsOf(address, limit).map(({ store, key }) => store.remaining(key))
  return (await Promise.all(left)).every((times) => times > 0)
}

/**
 * Takes one of the times that the network of an address may do something; none where that has used up
 * its own, or the wider one it lies in. `giveBack` returns it; `seconds` are until there is another.
 */
export async function takeFromNetwork(address: string, limit: Limit) {
  const taken: (() => Promise<unknown>)[] = []
  for (const { key, store } of limitsOf(address, limit)) {
    if (!(await store.attempt(key, () => true))) {
      await giveBack()
      return { ok: false as const, seconds: await store.availableIn(key) }
    }
    taken.push(() => store.decrement(key))
  }
  return { ok: true as const, giveBack }

  function giveBack() {
    return Promise.all(taken.map((give) => give()))
  }
}

/** How many hours of answers about who is a member a network gets in a day. */
const toldHours = 3

/**
 * Takes one of the answers that tell who is a member: so many in an hour, and those of three hours in a day.
 * Rule: docs/product/accounts.md, What an address tells.
 */
export async function takeAnswerFromNetwork(address: string, kind: string, perHour: number) {
  const ofHour = await takeFromNetwork(address, { kind, requests: perHour, duration: '1 hour' })
  if (!ofHour.ok) return { ...ofHour, isForToday: false }
  const ofDay = await takeFromNetwork(address, {
    kind: `${kind}_day`,
    requests: perHour * toldHours,
    duration: '1 day',
  })
  if (ofDay.ok) {
    return { ok: true as const, giveBack: () => Promise.all([ofHour.giveBack(), ofDay.giveBack()]) }
  }
  await ofHour.giveBack()
  return { ...ofDay, isForToday: true }
}

/** Under which key a network is counted. */
export function networkKey(kind: string, network: string) {
  return `${kind}:${pseudonym(network)}`
}

function limitsOf(address: string, { kind, requests, duration, store }: Limit) {
  return networksOf(address).map(({ network, times }) => {
    const terms = { requests: requests * times, duration }
    return {
      key: networkKey(kind, network),
      store: store ? limiter.use(store, terms) : limiter.use(terms),
    }
  })
}
