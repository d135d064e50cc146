import autocannon from 'autocannon'

export type Measured = Readonly<{
  name: string
  perSecond: number
  p50: number
  p99: number
  errors: number
}>

type Target = Readonly<{
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  connections?: number
  body?: () => string
}>

const seconds = { warm: 2, measured: 6 }

/** Requests a second, and milliseconds to the answer; anything but a 2xx counts as an error. */
export async function measure(name: string, target: Target): Promise<Measured> {
  await fire(target, seconds.warm)
  const result = await fire(target, seconds.measured)
  return {
    name,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

function fire({ url, method = 'GET', headers, connections = 10, body }: Target, duration: number) {
  return autocannon({
    url,
    method,
    headers,
    connections,
    duration,
    setupClient: body && ((client) => renewBody(client, body)),
  })
}

/** Every request carries a body of its own. */
function renewBody(client: autocannon.Client, body: () => string) {
  client.setBody(body())
  client.on('response', () => client.setBody(body()))
}
