import autocannon from 'autocannon'

export type Measured = Readonly<{
  name: string
  perSecond: number
  p50: number
  p99: number
  errors: number
}>

export type Target = Readonly<{
  name: string
  /** Requested in turn: all of them count as one request a second; latency is of each response. */
  urls: string[]
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  connections?: number
  body?: () => string
  /** What each connection asks for, by its number, in place of the first address. */
  each?: (connection: number) => Readonly<{ path: string; headers: Record<string, string> }>
}>

const seconds = { warm: 2, measured: 2 }
const rounds = 5

/**
 * Measures requests a second and latency in milliseconds; any status but 2xx is an error. The
 * targets alternate in short rounds, and the best round of each counts: other load on the machine
 * can only slow them down.
 */
export async function measure(...targets: Target[]): Promise<Measured[]> {
  for (const target of targets) await fire(target, seconds.warm)
  const found = targets.map((): Measured[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) found[index].push(await measureOnce(target))
  }
  return found.map(best)
}

async function measureOnce(target: Target): Promise<Measured> {
  const { requests, latency, errors, non2xx } = await fire(target, seconds.measured)
  return {
    name: target.name,
    perSecond: Math.round(requests.average / target.urls.length),
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + non2xx,
  }
}

function best(found: Measured[]) {
  const [first] = found.toSorted(
    (one, other) => other.perSecond - one.perSecond || one.p99 - other.p99
  )
  return { ...first, errors: found.reduce((sum, one) => sum + one.errors, 0) }
}

function fire(target: Target, duration: number) {
  const { urls, method = 'GET', headers, connections = 10, body, each } = target
  let opened = 0
  const setupClient = (client: autocannon.Client) => {
    if (each) client.setRequests([Object.assign({ method }, each(opened++))])
    if (body) renewBody(client, body)
  }
  return autocannon({
    url: urls[0],
    method,
    headers,
    connections,
    duration,
    requests: urls.length > 1 ? urls.map((url) => ({ path: new URL(url).pathname })) : undefined,
    setupClient,
  })
}

/** Sends a new body with every request. */
function renewBody(client: autocannon.Client, body: () => string) {
  client.setBody(body())
  client.on('response', () => client.setBody(body()))
}
