import type { Aim } from '#tests/bench/aims'
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
): Aim {
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Infinity
  return {
    aim: `${name}: from sending to seeing, p99`,
    wanted: `≤ ${most} ms`,
    found: `${p99.toFixed(1)} ms`,
    reached: p99 <= most,
  }
}

export function noneLost(name: string, lost: number): Aim {
  return { aim: `${name}: lost`, wanted: '0', found: String(lost), reached: lost === 0 }
}

/** A long list opens about as fast as a short one. */
export function equalSpeed(large: Measured, small: Measured): Aim {
  const share = Math.round((100 * large.perSecond) / small.perSecond)
  return {
    aim: `${large.name}: share of the requests/s of ${small.name}`,
    wanted: `≥ ${100 - maxDifferencePercent} %`,
    found: `${share} %`,
    reached: share >= 100 - maxDifferencePercent,
  }
}
