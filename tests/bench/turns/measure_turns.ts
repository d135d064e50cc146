import { everyRoute, type Asked, type Parameters } from '#tests/support/http/every_route'
import { heldUpBy, pace } from '#tests/support/http/held_up_by'

/** Milliseconds of the processor: as measured, and as a quiet machine would take. */
export type MeasuredTurn = Readonly<{ page: string; measured: number; quiet: number }>

/** Functions that run often are compiled well after some rounds; the best of these counts. */
const rounds = 8

/** Opens every page of a member, the longest turns first. */
export async function measureTurns(url: string, headers: Record<string, string>, of: Parameters) {
  const turns: MeasuredTurn[] = []
  for (const page of everyRoute(of).filter(isPage)) {
    turns.push(await measureTurn(page, () => open(url + page.path, headers)))
  }
  return turns.toSorted((one, other) => other.quiet - one.quiet)
}

async function measureTurn({ pattern }: Asked, ask: () => Promise<void>): Promise<MeasuredTurn> {
  let [measured, slowness] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    measured = Math.min(measured, await heldUpBy(ask))
    slowness = Math.min(slowness, pace())
  }
  return { page: pattern, measured, quiet: Math.round(measured / slowness) }
}

/** A stream never ends, pages of developers are made for nobody else, and one address ends the login. */
function isPage({ method, pattern }: Asked) {
  const isOther = /^\/(admin|dev|bench|__transmit|api\/logout\.php)(\/|$)/.test(pattern)
  return method === 'GET' && !isOther
}

async function open(address: string, headers: Record<string, string>) {
  const asked = { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' } as const
  const answer = await fetch(address, asked)
  await answer.arrayBuffer()
}
