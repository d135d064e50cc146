import { aimOf, type Aim } from '#tests/bench/aims'
import type { Throughput } from '#tests/bench/nodes/throughput'
import { deliveryLatency, noneLost } from '#tests/bench/streams/aims'

const maxMilliseconds = 150

/** Of what as many single nodes answer, where each has a processor of its own. */
const minShare = 0.8

/** Of what one node answers, where they share processors. */
const minShareOfOne = 0.85

/**
 * As many nodes answer as many times more. They share a machine with the database, the proxy and those who ask: where it
 * has no two processors for each node, it is enough that more of them lose little.
 */
export function scales(found: readonly Throughput[], processors: number): Aim[] {
  return found
    .filter(({ nodes }) => nodes > 1)
    .map((one) => {
      const isRoomy = processors >= 2 * one.nodes
      const wanted = isRoomy ? minShare * one.nodes : minShareOfOne
      const aim = `${one.asked}: ${one.nodes} nodes beside one, on ${processors} processors`
      return aimOf(aim, one['times one node'], ['≥', wanted], ' ×')
    })
}

export function allAnswered(found: readonly Throughput[]): Aim {
  const errors = found.reduce((sum, one) => sum + one.errors, 0)
  return aimOf('Requests without an answer', errors, ['≤', 0])
}

export function deliveredSoon(name: string, latencies: readonly number[]) {
  return deliveryLatency(name, latencies, maxMilliseconds)
}

export const allDelivered = noneLost
