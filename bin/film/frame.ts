import { landscape } from './landscape.js'

/** In pixels. */
export const size = { width: 1280, height: 720 }

const pane = { x: 452, y: 74, width: 668, height: 412 }

/** One picture of the film as SVG: `part` runs from 0 to 1, and 1 is 0 again. */
export function frameAt(part: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${defs}
    <g transform="translate(0 ${(0.9 * wave(part, 10)).toFixed(2)})">
      <g clip-path="url(#pane)">${sky(part)}${landscape(part)}${glass}</g>
      ${carriage}${curtains(part)}${seats}${table}${steam(part)}${lamp}
    </g>${passingLight(part)}</svg>`
}

/** Swings so many times in a round. */
function wave(part: number, times: number, phase = 0) {
  return Math.sin(2 * Math.PI * (part * times + phase))
}

const defs = `<defs>
  <clipPath id="pane"><rect x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}" rx="34"/></clipPath>
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2a1a66"/><stop offset=".36" stop-color="#6a3c8f"/><stop offset=".64" stop-color="#d36a80"/><stop offset=".86" stop-color="#f9a86c"/></linearGradient>
  <radialGradient id="sun"><stop stop-color="#fff0c4"/><stop offset=".3" stop-color="#ffdf9e" stop-opacity=".8"/><stop offset="1" stop-color="#ffb877" stop-opacity="0"/></radialGradient>
  <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2a1a63"/><stop offset="1" stop-color="#1b0f47"/></linearGradient>
  <radialGradient id="lamp"><stop stop-color="#ffcf8f" stop-opacity=".6"/><stop offset="1" stop-color="#ffb066" stop-opacity="0"/></radialGradient>
  <linearGradient id="sweep"><stop stop-color="#ffdca8" stop-opacity="0"/><stop offset=".5" stop-color="#ffdca8" stop-opacity=".16"/><stop offset="1" stop-color="#ffdca8" stop-opacity="0"/></linearGradient>
  <linearGradient id="seat" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#7a58d6"/><stop offset="1" stop-color="#5b3cb4"/></linearGradient>
</defs>`

function sky(part: number) {
  const twinkles = stars
    .map(([x, y, r], at) => {
      const light = 0.55 + 0.4 * wave(part, 2 + (at % 3), at * 0.37)
      return `<circle cx="${x}" cy="${y}" r="${r}" opacity="${light.toFixed(2)}"/>`
    })
    .join('')
  return `<rect x="440" y="60" width="700" height="440" fill="url(#sky)"/><g fill="#f3e8ff">${twinkles}</g>
    <circle cx="800" cy="336" r="230" fill="url(#sun)"/><circle cx="800" cy="334" r="58" fill="#fff0c4"/>`
}

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [492, 108, 2],
  [560, 92, 1.4],
  [604, 140, 1.6],
  [690, 104, 2],
  [742, 150, 1.3],
  [852, 96, 1.7],
  [930, 132, 2],
  [1004, 100, 1.5],
  [1064, 146, 1.9],
  [1090, 102, 1.3],
]

const glass = `<path fill="#fff" opacity=".06" d="M540 60h120L470 500H350zM700 60h46L556 500h-46z"/>`

const carriage = `<path fill="url(#wall)" fill-rule="evenodd" d="M-20-20h1320v760H-20zM${pane.x + 34} ${pane.y}a34 34 0 0 0-34 34v${pane.height - 68}a34 34 0 0 0 34 34h${pane.width - 68}a34 34 0 0 0 34-34V${pane.y + 34}a34 34 0 0 0-34-34z"/>
  <rect x="${pane.x - 7}" y="${pane.y - 7}" width="${pane.width + 14}" height="${pane.height + 14}" rx="40" fill="none" stroke="#4a3790" stroke-width="14"/>
  <rect x="${pane.x + 3}" y="${pane.y + 3}" width="${pane.width - 6}" height="${pane.height - 6}" rx="31" fill="none" stroke="#160b38" stroke-width="5" opacity=".55"/>
  <path fill="#20124f" d="M40 132h330v10H40z"/><path fill="#58439f" d="M30 124h352v8H30z"/><path fill="#3b2a80" d="M60 132h10v40H60zM340 132h10v40h-10z"/><path fill="#b2554c" d="M96 66h150a14 14 0 0 1 14 14v44H82V80a14 14 0 0 1 14-14z"/><path fill="#9b453f" d="M120 66h16v58h-16zM206 66h16v58h-16z"/><path fill="none" stroke="#7d3532" stroke-width="6" d="M148 66V54h46v12"/><path fill="#2f8f86" d="M276 92h64a10 10 0 0 1 10 10v22h-84v-22a10 10 0 0 1 10-10z"/>
  <path fill="#3b2a80" d="M-20 26h1320v10H-20z"/><path fill="#58439f" d="M-20 24h1320v4H-20z"/>
  <path fill="#150a38" d="M-20 640h1320v100H-20z"/><path fill="#2f2068" d="M-20 634h1320v8H-20z"/>
  <path fill="#332372" d="M430 500h712v12H430z"/>`

function curtains(part: number) {
  const by = (2.4 * wave(part, 2)).toFixed(2)
  const half = (1.2 * wave(part, 2, 0.2)).toFixed(2)
  return `<path fill="#3b2a80" d="M430 52h712v12H430z"/>
    <g transform="skewX(${half})" style="transform-origin:452px 60px"><path fill="#c9655a" d="M436 62h74c2 130-10 270-30 404l-44 6z"/><path fill="#b2554c" d="M452 62h18c0 140-6 270-16 406l-18 4zM494 62h16c2 130-10 270-30 404l-10 2c16-130 24-270 24-406z"/></g>
    <g transform="translate(${by} 0)"><path fill="#c9655a" d="M1136 62h-66c-2 130 10 270 28 404l38 6z"/><path fill="#b2554c" d="M1122 62h-16c0 140 6 270 14 406l16 4zM1084 62h-14c-2 130 10 270 28 404l10 2c-16-130-24-270-24-406z"/></g>`
}

/** A seat that looks to the right, from the top left of its back. */
const seat = `<path fill="url(#seat)" d="M0 46C0 16 20 0 50 0h24c32 0 48 18 50 48l12 330v80H22C8 458 0 448 0 434z"/>
  <path fill="#8d6ce2" d="M92 2c20 4 30 20 32 46l12 330h-16L108 60C106 30 100 12 82 0z"/>
  <path fill="#ede9fe" d="M0 46C0 16 20 0 50 0h24c32 0 48 18 50 48l2 40H0z"/><path fill="#d3c9f8" d="M0 76h126l1 14H0z"/>
  <path fill="#20124f" d="M120 430h170l-12 28H120z"/>
  <path fill="#6a49c6" d="M104 352h168c18 0 28 12 28 38s-10 42-28 42H104z"/><path fill="#8361dc" d="M104 352h168c18 0 26 8 28 20-8-4-14-4-24-4H104z"/>
  <path fill="#4c34a0" d="M110 306h22v50h-22z"/><rect x="74" y="294" width="136" height="20" rx="10" fill="#9a7cec"/>`

const bag = `<path fill="#2f8f86" d="M420 544c-8-36 6-66 36-70 8-20 40-20 48 0 28 6 42 34 34 70z"/><path fill="#277a73" d="M454 474c-4 22-4 48 0 70h-10c-6-26-4-52 10-70zM502 474c6 22 8 48 4 70h10c6-26 2-54-14-70z"/>
  <path fill="none" stroke="#1f625d" stroke-width="6" d="M462 474c0-24 32-24 32 0"/><path fill="#ffd98a" d="M472 502h14v10h-14z"/>`

const seats = `<g transform="translate(266 188)">${seat}</g>${bag}<g transform="translate(1330 188) scale(-1 1)">${seat}</g>`

const table = `<path fill="#4a3790" d="M784 556h18v82h-18z"/><path fill="#3b2a80" d="M748 634h90v10h-90z"/>
  <path fill="#b9776a" d="M640 530h306l14 18H626z"/><path fill="#8c5350" d="M626 548h334v9H626z"/>
  <g><path fill="#fdf6e8" d="M664 522l60-10 40 16-62 8z"/><path fill="#e7dccb" d="M664 522l38 14 62-8v4l-62 9-38-15z"/><path fill="none" stroke="#b9a9d8" stroke-width="1.600" d="M682 520l38 12M694 517l36 12"/></g>
  <g><path fill="none" stroke="#ede9fe" stroke-width="5" d="M812 500h4a9 9 0 0 1 0 18h-4"/><path fill="#ede9fe" d="M776 488h38v32a10 10 0 0 1-10 10h-18a10 10 0 0 1-10-10z"/><path fill="#d5cbf7" d="M802 488h12v32a10 10 0 0 1-10 10h-8c5-2 6-6 6-10z"/><ellipse cx="795" cy="489" rx="17" ry="3.500" fill="#8a4b34"/></g>
  <g><path fill="none" stroke="#ffd98a" stroke-width="5" d="M872 500h-4a9 9 0 0 0 0 18h4"/><path fill="#ffd98a" d="M870 488h38v32a10 10 0 0 1-10 10h-18a10 10 0 0 1-10-10z"/><path fill="#f2bd63" d="M896 488h12v32a10 10 0 0 1-10 10h-8c5-2 6-6 6-10z"/><ellipse cx="889" cy="489" rx="17" ry="3.500" fill="#8a4b34"/></g>`

/** Three threads over each cup; they rise once in a third of the round. */
function steam(part: number) {
  return [795, 889]
    .flatMap((x, cup) => [-8, 0, 8].map((beside, thread) => rising(x + beside, cup, thread)))
    .join('')

  function rising(x: number, cup: number, thread: number) {
    const risen = (part * 3 + thread / 3 + cup / 5) % 1
    const y = 482 - risen * 46
    const sway = 5 * Math.sin(2 * Math.PI * (risen + thread / 3))
    const seen = (0.5 * Math.sin(Math.PI * risen)).toFixed(2)
    return `<path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="3" opacity="${seen}" d="M${x} ${y.toFixed(1)}c${sway.toFixed(1)}-7 ${(-sway).toFixed(1)}-13 0-22"/>`
  }
}

const lamp = `<circle cx="1166" cy="330" r="260" fill="url(#lamp)"/><path fill="#58439f" d="M1158 262h16v22h-16z"/><circle cx="1166" cy="258" r="14" fill="#6b55b3"/>
  <path fill="#ffe3ad" d="M1136 330c3-32 12-50 30-50s27 18 30 50z"/><path fill="#f2bd63" d="M1136 328h60v7h-60z"/>`

/** A lamp of a station, which passes twice in a round. */
function passingLight(part: number) {
  const passed = (part * 2 + 0.3) % 1
  if (passed > 0.3) return ''
  const x = 1500 - (passed / 0.3) * 2400
  return `<rect x="${x.toFixed(0)}" y="0" width="620" height="720" fill="url(#sweep)" transform="skewX(-14)"/>`
}
