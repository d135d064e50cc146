import type { AddressInfo } from 'node:net'
import { appUrl } from '#config/app'

/**
 * Pages of visitors which between them load what all pages need: the renderer with the code of every page, templates,
 * words, connections to the database. The first of them takes a process that has just started one to three seconds.
 */
const pages = ['/', '/members', '/login', '/signup']

/** Milliseconds for all of them, such as while the database does not answer. */
const patience = 15_000

/** Asks this process for some pages, so that members do not wait for the first ones. */
export async function warmUp({ address, family, port }: AddressInfo) {
  const { host, protocol } = new URL(appUrl)
  const headers = {
    'Accept': 'text/html',
    // Not counted as a visitor.
    'User-Agent': 'Vonk monitor',
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': protocol.slice(0, -1),
  }
  const signal = AbortSignal.timeout(patience)
  const own = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  for (const page of pages) {
    const answer = await fetch(own + page, { headers, redirect: 'manual', signal })
    await answer.arrayBuffer()
  }
}
