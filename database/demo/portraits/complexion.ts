import { mix } from '#database/demo/portraits/colours'
import { blush, line } from '#database/demo/portraits/palette'
import { shape, stroke } from '#database/demo/portraits/shapes'
import type { Sitter } from '#database/demo/portraits/sitters'

/** What lies on the skin: shadow below the chin, warm cheeks, lines of age, a drawn beard. */
export function drawComplexion(sitter: Sitter): string {
  return chinShadow() + cheeks(sitter) + linesOfAge(sitter) + drawnBeard(sitter)
}

/** In the colour of the lines, so that it may cross them unseen. */
function chinShadow(): string {
  const crescent = 'M354 722C400 758 470 790 584 792L584 842C500 842 410 812 356 764Z'
  return shape(crescent, line, 0.16)
}

function cheeks({ skin }: Sitter): string {
  const warm = mix(skin, blush, 0.5)
  return (
    '<radialGradient id="blush">' +
    `<stop stop-color="${warm}" stop-opacity=".45"/>` +
    `<stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>` +
    '<ellipse cx="398" cy="612" rx="74" ry="50" fill="url(#blush)"/>' +
    '<ellipse cx="664" cy="600" rx="44" ry="44" fill="url(#blush)"/>'
  )
}

function linesOfAge({ age, skin }: Sitter): string {
  if (age <= 50) return ''
  const lines = 'M474 612C458 624 446 640 442 658M372 500L354 494M372 514L352 516'
  return stroke(lines, mix(skin, line, 0.45), 5, 0.7)
}

function drawnBeard({ beard, hairColour }: Sitter): string {
  return beard === 'none' ? '' : shape(beards[beard].outline, hairColour, beards[beard].opacity)
}

const jaw =
  'M264 474C290 458 322 464 334 490C338 560 345 610 372 648C395 680 430 690 458 668' +
  'C480 645 530 640 570 646C600 640 640 640 668 652C685 655 697 640 701 612L714 600' +
  'C718 660 705 705 682 737C655 770 620 792 585 804C550 814 480 797 430 777' +
  'C385 757 345 717 322 677C312 640 308 590 304 548Z'

const sideburn =
  'M264 474C290 458 322 464 334 490C340 560 352 600 392 640L372 720L326 684' +
  'C312 640 308 590 304 548Z'

/** The full beard is a part of the library; only its join with the hair is drawn here. */
const beards = {
  stubble: { outline: jaw, opacity: 0.28 },
  trimmed: { outline: jaw, opacity: 1 },
  full: { outline: sideburn, opacity: 1 },
} as const
