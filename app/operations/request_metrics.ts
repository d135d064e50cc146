import type { HttpContext } from '@adonisjs/core/http'
import { Counter, Histogram } from 'prom-client'
import { registry } from '#operations/registry'

const labels = ['route', 'method'] as const

const requests = new Counter({
  name: 'vonk_http_requests_total',
  help: 'Answered requests, by the pattern of their route.',
  labelNames: [...labels, 'status'],
  registers: [registry],
})

const durations = new Histogram({
  name: 'vonk_http_request_seconds',
  help: 'Seconds from a request to its answer, before it is sent.',
  labelNames: labels,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

/** Counts an answered request; whatever is no route, such as a file, counts as one. */
export function countRequest({ request, response, route }: HttpContext, seconds: number) {
  const of = { route: route?.pattern ?? 'none', method: request.method() }
  requests.inc({ ...of, status: response.getStatus() })
  durations.observe(of, seconds)
}
