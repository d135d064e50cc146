import { aimOf, type Aim } from '#tests/bench/aims'
import type { Measured } from '#tests/bench/measure'

const maxBytes = 15 * 1024
const maxMilliseconds = 100
const maxDifferencePercent = 20

/** The server memory of one open stream. */
export function memoryPerStream(bytes: number): Aim {
  return {
    aim: 'Memory of an idle event stream',
    wanted: `≤ ${kilobytes(maxBytes)}`,
    found: kilobytes(bytes),
    reached: bytes <= maxBytes,
  }
}

export function kilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}

/** The 99th percentile of the time from sending a message to its arrival at the reader. */
export function deliveryLatency(
  name: string,
  latencies: readonly number[],
  most = maxMilliseconds
) {
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Infinity
  return aimOf(`${name}: from sending to seeing, p99`, Number(p99.toFixed(1)), ['≤', most], ' ms')
}

export function noneLost(name: string, lost: number): Aim {
  return aimOf(`${name}: lost`, lost, ['≤', 0])
}

/** A long list opens about as fast as a short one. */
export function equalSpeed(large: Measured, small: Measured): Aim {
  const share = Math.round((100 * large.perSecond) / small.perSecond)
  const aim = `${large.name}: share of the requests/s of ${small.name}`
  return aimOf(aim, share, ['≥', 100 - maxDifferencePercent], ' %')
}
