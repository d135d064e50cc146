/** A filled path; opacity 1 is the default of SVG and left out. */
export function shape(outline: string, fill: string, opacity = 1): string {
  return `<path d="${outline}" fill="${fill}"${faded(opacity)}/>`
}

export function stroke(course: string, colour: string, width: number, opacity = 1): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round" fill="none"'
  return `<path d="${course}" stroke="${colour}" stroke-width="${width}" ${ends}${faded(opacity)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${faded(opacity)}/>`
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
