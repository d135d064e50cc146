import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeHealth } from '#operations/node_health'
import { allMetrics } from '#operations/site_metrics'

/**
 * Answers health and metrics on a port of its own, which no proxy leads strangers to. It keeps answering
 * while the site takes its last requests, so that the proxy learns of it.
 */
export class OperationsServer {
  #server = createServer((request, response) => void this.#answer(request.url ?? '', response))
  #health = new NodeHealth()
  #isStopping = false

  /** Answers the port, which the system chooses for port 0. */
  async start({ host, port }: Readonly<{ host: string; port: number }>) {
    this.#server.listen(port, host)
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /** From here on the node says that it takes no new requests. */
  drain() {
    this.#isStopping = true
  }

  stop() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(url: string, response: ServerResponse) {
    try {
      if (url === '/health/live') return json(response, 200, { status: 'ok' })
      if (url === '/health/ready') return await this.#answerReady(response)
      if (url === '/metrics') return await this.#answerMetrics(response)
      return json(response, 404, { error: 'not_found' })
    } catch (error) {
      return json(response, 503, { error: String(error) })
    }
  }

  async #answerMetrics(response: ServerResponse) {
    const { checks } = await this.#health.look()
    return text(response, await allMetrics(checks))
  }

  async #answerReady(response: ServerResponse) {
    if (this.#isStopping) return json(response, 503, { status: 'stopping' })
    const { isHealthy, ...health } = await this.#health.look()
    return json(response, isHealthy ? 200 : 503, health)
  }
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** In the text format of Prometheus. */
function text(response: ServerResponse, body: string) {
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  response.end(body)
}
