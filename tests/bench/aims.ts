import type { Measured } from '#tests/bench/measure'

/** What was aimed for, beside what this run found. */
export type Aim = Readonly<{ aim: string; wanted: string; found: string; reached: boolean }>

const leastShare = 70
const mostMilliseconds = 20
const mostScript = 110_000
const mostRendering = 2000

/** Member search must keep this share of the requests/s of a bare page, in the same rounds. */
export function shareOfBare(name: string, page: Measured, bare: Measured): Aim {
  const share = Math.round((100 * page.perSecond) / bare.perSecond)
  return {
    aim: `${name}: share of the bare page's requests/s`,
    wanted: `≥ ${leastShare} %`,
    found: `${share} %`,
    reached: share >= leastShare,
  }
}

/** 99 of 100 messages are answered within this time, at the rate that the name tells. */
export function promptness({ name, p99 }: Measured): Aim {
  return {
    aim: `${name}: p99`,
    wanted: `< ${mostMilliseconds} ms`,
    found: `${p99} ms`,
    reached: p99 < mostMilliseconds,
  }
}

/** What the home page loads. */
export function scriptSize({ bytes }: { bytes: number }): Aim {
  return {
    aim: 'JavaScript of the first page, brotli',
    wanted: `< ${mostScript} bytes`,
    found: `${bytes} bytes`,
    reached: bytes < mostScript,
  }
}

/** A picture of 12 megapixels is ready within two seconds. */
export function readiness({ alone }: { alone: number }): Aim {
  return {
    aim: 'A photo of 12 megapixels is ready',
    wanted: `< ${mostRendering} ms`,
    found: `${alone} ms`,
    reached: alone < mostRendering,
  }
}
