import type { Measured } from '#tests/bench/measure'

/** A performance target and the result of this run. */
export type Aim = Readonly<{ aim: string; wanted: string; found: string; reached: boolean }>

const minShare = 85
const minPerSecond = 2000
const maxMilliseconds = 12
const maxScriptBytes = 90_000
const maxRenderingMilliseconds = 2000
const maxFirstVisitMilliseconds = 3000

/** Member search must keep this share of the requests/s of a bare page, in the same rounds. */
export function shareOfBare(name: string, page: Measured, bare: Measured): Aim {
  const share = Math.round((100 * page.perSecond) / bare.perSecond)
  return {
    aim: `${name}: share of the bare page's requests/s`,
    wanted: `≥ ${minShare} %`,
    found: `${share} %`,
    reached: share >= minShare,
  }
}

/** A public page is answered so often a second, on two cores that make the load as well. */
export function manyPerSecond({ name, perSecond }: Measured): Aim {
  return {
    aim: `${name}: requests/s`,
    wanted: `≥ ${minPerSecond}`,
    found: `${perSecond}`,
    reached: perSecond >= minPerSecond,
  }
}

/** The 99th percentile of the response time to a message is at most this. */
export function responseTime({ name, p99 }: Measured): Aim {
  return {
    aim: `${name}: p99`,
    wanted: `≤ ${maxMilliseconds} ms`,
    found: `${p99} ms`,
    reached: p99 <= maxMilliseconds,
  }
}

/** The compressed JavaScript that the home page loads. */
export function scriptSize({ bytes }: { bytes: number }): Aim {
  return {
    aim: 'JavaScript of the home page, brotli',
    wanted: `< ${maxScriptBytes} bytes`,
    found: `${bytes} bytes`,
    reached: bytes < maxScriptBytes,
  }
}

/** A picture of 12 megapixels is ready within two seconds. */
export function renderingTime({ alone }: { alone: number }): Aim {
  return {
    aim: 'A photo of 12 megapixels is ready',
    wanted: `< ${maxRenderingMilliseconds} ms`,
    found: `${alone} ms`,
    reached: alone < maxRenderingMilliseconds,
  }
}

/** A stranger on a phone can answer the first question of the sign-up within three seconds. */
export function firstVisit(milliseconds: number): Aim {
  return {
    aim: 'The sign-up can be used, over slow 4G',
    wanted: `< ${maxFirstVisitMilliseconds} ms`,
    found: `${milliseconds} ms`,
    reached: milliseconds < maxFirstVisitMilliseconds,
  }
}
