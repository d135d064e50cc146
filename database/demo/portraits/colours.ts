type Channels = readonly number[]

/** The colour between two others; share 0 is the first, 1 the second. Hex with or without `#`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return hex(channels(from).map((value, index) => value + (target[index] - value) * share))
}

/** The Euclidean distance of two colours in RGB, 0 to about 441. */
export function distance(one: string, other: string): number {
  const target = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - target[index]))
}

/** How light a colour looks, 0 to 255. */
export function lightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.replace('#', ''), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(values: Channels): string {
  return '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
}
