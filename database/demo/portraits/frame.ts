import { mix } from '#database/demo/portraits/colours'
import { type Gradient, line } from '#database/demo/portraits/palette'

/** The frame of every portrait, 900 × 1200: a gradient behind, a shade at the foot for captions. */
export function framed({ top, bottom }: Gradient, content: string): string {
  const foot = mix(bottom, line, 0.4)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">' +
    '<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">' +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">' +
    `<stop stop-color="${foot}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${foot}" stop-opacity=".4"/></linearGradient>` +
    `<rect width="900" height="1200" fill="url(#ground)"/>${content}` +
    '<rect y="780" width="900" height="420" fill="url(#foot)"/></svg>'
  )
}
