import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import { mix } from '#database/demo/portraits/colours'
import { drawComplexion } from '#database/demo/portraits/complexion'
import { hash } from '#database/demo/portraits/hash'
import { lipColour, withTeeth } from '#database/demo/portraits/lips'
import * as palette from '#database/demo/portraits/palette'
import type { Sitter } from '#database/demo/portraits/sitters'
import type { Expression } from '#database/demo/portraits/variants'

/** The head with neck and hair in the frame of 900 × 1200, without the wrapping of the library. */
export function drawHead(sitter: Sitter, expression: Expression): string {
  const drawn = createAvatar(lorelei, { ...parts(sitter, expression), ...colours(sitter) })
  const head = withTeeth(withComplexion(withoutWrapping(drawn.toString()), sitter), sitter)
  return `<g transform="translate(-69.4 8) scale(1.06)">${head}</g>`
}

function parts(sitter: Sitter, expression: Expression) {
  return {
    ...extraParts(sitter),
    seed: String(hash(`${sitter.gender}-${sitter.index}`)),
    clip: false,
    hair: [sitter.hair],
    head: [sitter.head],
    eyes: [sitter.eyes],
    eyebrows: [expression.eyebrows],
    mouth: [expression.mouth],
    nose: ['variant02' as const],
    hairAccessoriesProbability: 0,
  }
}

function extraParts({ glasses, earrings, beard, freckles }: Sitter) {
  return {
    glasses: glasses ? [glasses] : [],
    glassesProbability: chance(glasses !== null),
    earrings: earrings ? [earrings] : [],
    earringsProbability: chance(earrings !== null),
    beard: ['variant01' as const],
    beardProbability: chance(beard === 'full'),
    frecklesProbability: chance(freckles),
  }
}

function chance(shown: boolean): number {
  return shown ? 100 : 0
}

function colours(sitter: Sitter) {
  return {
    hairColor: [bare(sitter.hairColour)],
    skinColor: [bare(sitter.skin)],
    eyebrowsColor: [bare(mix(sitter.hairColour, palette.line, 0.3))],
    eyesColor: [bare(palette.eyes)],
    mouthColor: [bare(lipColour(sitter))],
    noseColor: [bare(mix(sitter.skin, palette.line, 0.65))],
    frecklesColor: [bare(mix(sitter.skin, palette.freckles, 0.85))],
    glassesColor: [bare(palette.line)],
    earringsColor: [bare(palette.gold)],
  }
}

/** The library writes its colours without the hash sign. */
function bare(colour: string): string {
  return colour.replace('#', '')
}

function withoutWrapping(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<metadata.*<\/metadata>/s, '')
    .replace('</svg>', '')
    .replaceAll('fill="#fff"', `fill="${palette.eyes}"`)
    .replaceAll('fill="#000"', `fill="${palette.line}"`)
}

/** Everything that lies on the skin goes right after it, below eyes, hair and glasses. */
function withComplexion(head: string, sitter: Sitter): string {
  const skin = `fill="${sitter.skin}"/>`
  return head.replace(skin, skin + drawComplexion(sitter))
}
