import limiter from '@adonisjs/limiter/services/main'
import { networksOf } from '#core/accounts/signing_up/network'

type Limit = Readonly<{
  /** What is limited, such as `signup`. */
  kind: string
  requests: number
  duration: '1 hour' | '1 day'
  /** Counts in this process alone: for what only fills a table. */
  store?: 'memory'
}>

/**
 * Takes one of the times that the network of an address may do something; none where that has used up
 * its own, or the wider one it lies in. `giveBack` returns it; `seconds` are until there is another.
 */
export async function takeFromNetwork(address: string, { kind, requests, duration, store }: Limit) {
  const taken: (() => Promise<unknown>)[] = []
  for (const { network, times } of networksOf(address)) {
    const terms = { requests: requests * times, duration }
    const limit = store ? limiter.use(store, terms) : limiter.use(terms)
    const key = `${kind}:${network}`
    if (!(await limit.attempt(key, () => true))) {
      await giveBack()
      return { ok: false as const, seconds: await limit.availableIn(key) }
    }
    taken.push(() => limit.decrement(key))
  }
  return { ok: true as const, giveBack }

  function giveBack() {
    return Promise.all(taken.map((give) => give()))
  }
}
