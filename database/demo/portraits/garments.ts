import { lightness, mix } from '#database/demo/portraits/colours'
import { line } from '#database/demo/portraits/palette'
import { shape, stroke } from '#database/demo/portraits/shapes'

/** Shoulders and clothes in a colour, drawn over neck and hair in the frame of 900 × 1200. */
export type Garment = (cloth: string) => string

export const garments: readonly Garment[] = [crewNeck, openJacket, vNeck, shirt, turtleneck]

const roundNeck = 'M262 902C285 1040 600 1040 648 890'

/** From the right end of a neckline round the shoulders to its left end. */
const shoulders = 'C745 892 850 965 880 1210H10C40 975 140 905 262 902Z'

function crewNeck(cloth: string): string {
  return (
    torso(roundNeck, cloth) + shape(`${roundNeck}L674 892C615 1072 270 1072 234 906Z`, trim(cloth))
  )
}

function vNeck(cloth: string): string {
  const neckline = 'M262 902L446 1118L648 890'
  return torso(neckline, cloth) + shape(`${neckline}L674 892L446 1150L234 906Z`, trim(cloth))
}

function turtleneck(cloth: string): string {
  const rim = 'C380 884 510 884 592 838'
  return (
    torso(`M232 904C276 886 304 866 300 842${rim}C598 858 640 866 692 886`, cloth) +
    stroke(`M300 842${rim}M276 934C380 976 520 976 634 926`, trim(cloth), 9)
  )
}

function shirt(cloth: string): string {
  const collar = 'M272 880L446 1064L352 1112L232 924M634 868L446 1064L540 1112L676 914'
  return (
    torso('M262 902L446 1060L648 890', cloth) +
    stroke('M446 1066V1200', trim(cloth), 6) +
    shape(collar, mix(cloth, '#ffffff', 0.18)) +
    stroke(collar, trim(cloth), 6)
  )
}

function openJacket(cloth: string): string {
  const tee = lightness(cloth) > 170 ? '#3e3d73' : '#f2eefb'
  return (
    crewNeck(tee) +
    shape('M262 880C140 900 40 970 10 1210H372C330 1100 280 1000 262 880Z', cloth) +
    shape('M648 872C745 886 850 960 880 1210H540C600 1110 640 1000 648 872Z', cloth) +
    shape('M262 880L214 960L262 1010L240 1040L372 1210C330 1100 280 1000 262 880Z', trim(cloth)) +
    shape('M648 872L700 950L652 1004L676 1034L540 1210C600 1110 640 1000 648 872Z', trim(cloth))
  )
}

function torso(neckline: string, cloth: string): string {
  return shape(`${neckline}${shoulders}`, cloth) + sleeves(cloth)
}

function sleeves(cloth: string): string {
  const left = 'M150 1210C152 1160 160 1120 176 1080'
  const right = 'M742 1210C740 1160 734 1120 720 1080'
  return stroke(left + right, trim(cloth), 7)
}

/** The second colour of a piece: a shade of the first. */
function trim(cloth: string): string {
  return mix(cloth, line, lightness(cloth) > 170 ? 0.16 : 0.24)
}
