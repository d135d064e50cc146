import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import hash from '@adonisjs/core/services/hash'
import { appUrl } from '#config/app'
import { start } from '#operations/backups/steps'
import type { Scratch } from '#operations/backups/scratch'

/** The program of a build that serves the site. */
export const server = 'bin/server.js'

/** Milliseconds in which the site must be ready, and its pages answer. */
const timeout = 60_000

/** Password in the copy, which is dropped; no member has it. */
const password = crypto.randomUUID()

/** Starts the site on the restored copy, and logs a member in by a new password. Throws when that fails. */
export async function proveLogin(scratch: Scratch, env: NodeJS.ProcessEnv) {
  const email = await scratch.setPassword(await hash.make(password))
  const [port, operations] = [await freePort(), await freePort()].map(String)
  const site = start(server, [], { ...env, PORT: port, OPS_PORT: operations })
  try {
    const isReady = () => isAnswered(`http://127.0.0.1:${operations}/health/ready`)
    for (const end = Date.now() + timeout; !(await isReady()); await wait(200)) {
      if (!site.hasEnded() && Date.now() < end) continue
      const said = site.output() || site.child.signalCode
      throw new Error(`The site does not start on the restored backup: ${said}`)
    }
    // An installation that has just begun has no member yet.
    if (email !== null) await logIn(`http://127.0.0.1:${port}`, email)
  } finally {
    if (!site.hasEnded()) {
      site.child.kill('SIGKILL')
      await once(site.child, 'exit')
    }
  }
}

async function isAnswered(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => null)
  return answer?.ok ?? false
}

/** Logs in as a browser does; the page of conversations leads visitors to the login. */
async function logIn(url: string, email: string) {
  const { host, protocol } = new URL(appUrl)
  const proxied = { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': protocol.slice(0, -1) }
  const ask = (path: string, options: Readonly<RequestInit & { headers: object }>) => {
    const headers = { 'User-Agent': 'Vonk monitor', ...proxied, ...options.headers }
    const signal = AbortSignal.timeout(timeout)
    return fetch(url + path, { ...options, headers, signal, redirect: 'manual' })
  }
  const loggedIn = await ask('/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  const cookies = loggedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const page = await ask('/chats', { headers: { Cookie: cookies.join('; ') } })
  const isRefused = page.status >= 400 || page.headers.get('location')?.includes('/login')
  if (loggedIn.status >= 400 || isRefused) {
    throw new Error(
      `No member can log in on the restored backup: ${loggedIn.status}, ${page.status}`
    )
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((fulfil) => probe.close(fulfil))
  return port
}
