import { aimOf, type Aim } from '#tests/bench/aims'
import type { Throughput } from '#tests/bench/nodes/throughput'

const maxMilliseconds = 150

/** Share of what as many single nodes answer, where each has a processor of its own. */
const minShare = 0.8

/** Share of what one node answers, where they share processors. */
const minShareOfOne = 0.85

/**
 * Aims for a load that grows with the nodes. They share a machine with the database, the proxy and those who ask:
 * where it has no two processors for each node, it is enough that more of them lose little.
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

/** The 99th percentile of the time from sending a message to its arrival at the reader. */
export function deliveredSoon(name: string, latencies: readonly number[]) {
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Infinity
  const found = Number(p99.toFixed(1))
  return aimOf(`${name}: from sending to seeing, p99`, found, ['≤', maxMilliseconds], ' ms')
}

export function allDelivered(name: string, lost: number): Aim {
  return aimOf(`${name}: lost`, lost, ['≤', 0])
}
