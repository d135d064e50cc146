import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appUrl } from '#config/app'

/**
 * Pages of visitors which between them load what all pages need: the renderer with the code of every page, templates,
 * words, connections to the database. The first of them takes a process that has just started one to three seconds.
 */
const pages = ['/', '/members', '/login', '/signup']

/** Milliseconds for all of them, such as while the database does not answer. */
const timeout = 15_000

/** Asks for some pages at a port of its own for that while, so that members do not wait for the first ones. */
export async function warmUp(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await askAt((server.address() as AddressInfo).port)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function askAt(port: number) {
  const { host, protocol } = new URL(appUrl)
  const headers = {
    'Accept': 'text/html',
    // Not counted as a visitor.
    'User-Agent': 'Vonk monitor',
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': protocol.slice(0, -1),
  }
  const signal = AbortSignal.timeout(timeout)
  for (const page of pages) {
    const address = `http://127.0.0.1:${port}${page}`
    const answer = await fetch(address, { headers, redirect: 'manual', signal })
    await answer.arrayBuffer()
  }
}
