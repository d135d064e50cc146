import type { Measured } from '#tests/bench/measure'

/** A performance target and the result of this run. */
export type Aim = Readonly<{ aim: string; wanted: string; found: string; reached: boolean }>

/** Whether a number is as wanted, beside what is counted. */
export function aimOf(
  aim: string,
  found: number,
  [sign, limit]: readonly ['<' | '≤' | '≥', number],
  unit = ''
): Aim {
  const reached = { '<': found < limit, '≤': found <= limit, '≥': found >= limit }[sign]
  return { aim, wanted: `${sign} ${limit}${unit}`, found: `${found}${unit}`, reached }
}

const minShare = 85
const minPerSecond = 2000
const maxMilliseconds = 12
const maxScriptBytes = 90_000
const maxRenderingMilliseconds = 2000
const maxFirstVisitMilliseconds = 3000

/** Member search must keep this share of the requests/s of a bare page, in the same rounds. */
export function shareOfBare(name: string, page: Measured, bare: Measured): Aim {
  const share = Math.round((100 * page.perSecond) / bare.perSecond)
  return aimOf(`${name}: share of the bare page's requests/s`, share, ['≥', minShare], ' %')
}

/** A public page is answered so often a second, on two cores that make the load as well. */
export function manyPerSecond({ name, perSecond }: Measured): Aim {
  return aimOf(`${name}: requests/s`, perSecond, ['≥', minPerSecond])
}

/** The 99th percentile of the response time to a message is at most this. */
export function responseTime({ name, p99 }: Measured): Aim {
  return aimOf(`${name}: p99`, p99, ['≤', maxMilliseconds], ' ms')
}

/** The compressed JavaScript that the home page loads. */
export function scriptSize({ bytes }: { bytes: number }): Aim {
  return aimOf('JavaScript of the home page, brotli', bytes, ['<', maxScriptBytes], ' bytes')
}

/** A picture of 12 megapixels is ready within two seconds. */
export function renderingTime({ alone }: { alone: number }): Aim {
  return aimOf('A photo of 12 megapixels is ready', alone, ['<', maxRenderingMilliseconds], ' ms')
}

/** A stranger on a phone can answer the first question of the sign-up within three seconds. */
export function firstVisit(milliseconds: number): Aim {
  const most = ['<', maxFirstVisitMilliseconds] as const
  return aimOf('The sign-up can be used, over slow 4G', milliseconds, most, ' ms')
}
