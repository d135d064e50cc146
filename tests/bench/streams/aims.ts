import type { Aim } from '#tests/bench/aims'
import type { Measured } from '#tests/bench/measure'

const mostBytes = 15 * 1024
const mostMilliseconds = 100
const mostDifference = 20

/** What one open stream costs the server in memory. */
export function thrift(bytes: number): Aim {
  return {
    aim: 'Memory of an idle event stream',
    wanted: `≤ ${kilobytes(mostBytes)}`,
    found: kilobytes(bytes),
    reached: bytes <= mostBytes,
  }
}

export function kilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}

/** 99 of 100 messages are seen within this time of being sent. */
export function liveliness(name: string, took: readonly number[]): Aim {
  const p99 = took[Math.ceil(took.length * 0.99) - 1] ?? Infinity
  return {
    aim: `${name}: from sending to seeing, p99`,
    wanted: `≤ ${mostMilliseconds} ms`,
    found: `${p99.toFixed(1)} ms`,
    reached: p99 <= mostMilliseconds,
  }
}

export function completeness(name: string, lost: number): Aim {
  return { aim: `${name}: lost`, wanted: '0', found: String(lost), reached: lost === 0 }
}

/** A large one is as fast as a small one, in the same rounds. */
export function evenness(large: Measured, small: Measured): Aim {
  const share = Math.round((100 * large.perSecond) / small.perSecond)
  return {
    aim: `${large.name}: share of the requests/s of ${small.name}`,
    wanted: `≥ ${100 - mostDifference} %`,
    found: `${share} %`,
    reached: share >= 100 - mostDifference,
  }
}
