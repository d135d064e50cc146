import { lightness, mix } from '#database/demo/portraits/colours'
import { darkSkins, line, lips, lipsOnBeard } from '#database/demo/portraits/palette'
import type { Sitter } from '#database/demo/portraits/sitters'

/** Lips are darker on darker skin, and contrast with a beard of any colour. */
export function lipColour({ skin, beard, hairColour }: Sitter): string {
  if (beard === 'full' || beard === 'trimmed') {
    return lightness(hairColour) > 100 ? mix(lips, line, 0.3) : lipsOnBeard
  }
  return darkSkins.includes(skin) ? mix(lips, line, 0.45) : lips
}

/** An open mouth is an outline with a hole: the hole, painted white, lies below the outline. */
export function withTeeth(head: string, sitter: Sitter): string {
  return head.replace(openMouth(lipColour(sitter)), (outline, x, y, right, down, hole) => {
    const start = `M${Number(x) + Number(right)} ${Number(y) + Number(down)}`
    return `<path d="${start}m0 0${hole}" fill="#fff" stroke="#fff" stroke-width="3"/>${outline}`
  })
}

/** Where the outline starts, how far from there its hole starts, and the course of the hole. */
function openMouth(colour: string): RegExp {
  const course = 'm(\\d+) (\\d+)[^Z]*Zm(-?\\d+) ?(-?\\d+)([^"]*)'
  return new RegExp(`<path[^>]*d="${course}" fill="${colour}"/>`, 'i')
}
