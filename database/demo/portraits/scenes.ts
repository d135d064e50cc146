import { mix } from '#database/demo/portraits/colours'
import { type Gradient, line } from '#database/demo/portraits/palette'
import { circle, shape, stroke } from '#database/demo/portraits/shapes'

/** What is seen behind a sitter, in two tints of the gradient: a light one and a deep one. */
export type Scene = (tints: Tints) => string

type Tints = Readonly<{ light: string; deep: string }>

export const scenes: readonly Scene[] = [hills, bokeh, arch, leaves, sea, windowLight, skyline]

export function tintsOf({ top, bottom }: Gradient): Tints {
  return { light: mix(top, '#ffffff', 0.55), deep: mix(bottom, line, 0.08) }
}

function hills({ light, deep }: Tints): string {
  const far =
    'M0 770L215 590C250 562 290 560 330 585L560 720L745 612Q790 588 830 614L900 665V1200H0Z'
  const near = 'M0 910C220 820 420 860 600 925C730 970 830 940 900 890V1200H0Z'
  return circle(210, 262, 112, light, 0.8) + shape(far, deep, 0.4) + shape(near, deep, 0.6)
}

function bokeh({ light }: Tints): string {
  return lights.map(([x, y, radius]) => circle(x, y, radius, light, 0.42)).join('')
}

function arch({ light, deep }: Tints): string {
  return (
    shape('M95 1200V470C95 60 805 60 805 470V1200Z', light, 0.5) +
    shape('M185 1200V490C185 175 715 175 715 490V1200Z', deep, 0.3)
  )
}

function leaves({ light, deep }: Tints): string {
  const leaf =
    shape('M0 0C120 40 190 150 180 330C60 290 -20 170 0 0Z', deep, 0.55) +
    stroke('M14 26C60 120 110 210 168 305', light, 5, 0.5)
  return twigs.map((place) => `<g transform="${place} scale(1.25)">${leaf}</g>`).join('')
}

function sea({ light, deep }: Tints): string {
  const far = 'M-20 730C60 700 120 760 210 730S360 700 450 730S600 760 690 730S840 700 920 730'
  const near = 'M-20 850C70 880 140 820 230 850S400 880 480 850S640 820 720 850S850 880 920 850'
  return (
    circle(690, 300, 120, light, 0.8) +
    shape('M0 640H900V1200H0Z', deep, 0.5) +
    stroke(far, light, 10, 0.5) +
    stroke(near, light, 8, 0.4)
  )
}

function windowLight({ light, deep }: Tints): string {
  return (
    shape('M0 980H900V1200H0Z', deep, 0.35) +
    shape('M120 110H410L510 520H220ZM460 110H740L840 520H560Z', light, 0.38) +
    shape('M236 590H526L606 920H316ZM576 590H856L936 920H656Z', light, 0.3)
  )
}

function skyline({ light, deep }: Tints): string {
  const left = 'M0 1200V600H110V520H230V700H300V460H330V400H350V460H420V1200Z'
  const right = 'M560 1200V640H640V500H780V580H900V1200Z'
  const near = 'M0 1200V790H160V720H290V860H620V740H740V820H900V1200Z'
  return (
    circle(680, 220, 92, light, 0.75) + shape(left + right, deep, 0.38) + shape(near, deep, 0.5)
  )
}

/** Centre and radius of each light. */
const lights = [
  [150, 220, 95],
  [735, 160, 135],
  [345, 95, 46],
  [85, 560, 120],
  [830, 530, 100],
  [640, 90, 40],
  [170, 880, 70],
  [800, 850, 80],
] as const

/** Where the leaves hang: three down the left edge, three down the right one. */
const twigs = [
  'translate(-60 40)',
  'translate(-110 420) rotate(-14)',
  'translate(-60 760) rotate(-24)',
  'translate(960 60) scale(-1 1)',
  'translate(1010 440) scale(-1 1) rotate(-14)',
  'translate(960 770) scale(-1 1) rotate(-24)',
]
