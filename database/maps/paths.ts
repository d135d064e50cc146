import type { Position } from 'geojson'

/** Paths count in halves of a pixel: whole numbers are short. */
export const perPixel = 2

/** The outlines as the `d` of a path, each ring from its first point by steps. */
export function pathOf(rings: readonly Position[][]) {
  return rings.map(ringPath).join('')
}

function ringPath(ring: readonly Position[]) {
  const points = ring.map(([x, y]) => [Math.round(x * perPixel), Math.round(y * perPixel)])
  const [[x, y], ...rest] = points
  let [lastX, lastY] = [x, y]
  const steps = rest.slice(0, -1).flatMap(([nextX, nextY]) => {
    const step = [nextX - lastX, nextY - lastY]
    ;[lastX, lastY] = [nextX, nextY]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
  return `M${joined([x, y])}l${joined(steps)}z`
}

/** A minus sign parts numbers too. */
function joined(numbers: readonly number[]) {
  return numbers.join(' ').replaceAll(' -', '-')
}
