/*
 * What passes outside the window. Every layer repeats after `tile` pixels and moves by whole tiles in one round,
 * so that the end of the film joins its beginning.
 */

type Layer = Readonly<{ tile: number; rounds: number; drawing: string }>

const wide = 1280

/** The layers from far to near, moved as they are at `part` of the round. */
export function landscape(part: number) {
  return layers.map((layer) => moved(layer, part)).join('')
}

function moved({ drawing, rounds, tile }: Layer, part: number) {
  const shift = (part * rounds * tile) % tile
  const copies = Array.from({ length: Math.ceil(wide / tile) + 1 }, (_, at) => at * tile - shift)
  return copies
    .map((left) => `<g transform="translate(${left.toFixed(2)} 0)">${drawing}</g>`)
    .join('')
}

const clouds = `<g fill="#ffd3b0" opacity=".5"><rect x="60" y="150" width="330" height="10" rx="5"/>
  <rect x="150" y="168" width="180" height="8" rx="4"/><rect x="560" y="110" width="240" height="9" rx="4.5"/>
  <rect x="900" y="196" width="290" height="10" rx="5"/><rect x="1010" y="214" width="140" height="7" rx="3.5"/></g>`

const mountains = `<path fill="#8a4a86" d="M0 362V292l90-50 70 34 96-74 84 58 70-40 92 66 78-30 60 36V362z"/>
  <path fill="#a55c8a" d="m256 202 84 58-40-8-30 18-26-14z" opacity=".7"/>`

const hills = `<path fill="#5b3080" d="M0 384v-58c110-46 220-50 340-12s210 30 320-8 240-40 350-2 190 36 270 22v58z"/>
  <g fill="#4c2874"><path d="M220 316l12-40 12 40zM246 318l10-32 10 32zM700 310l12-42 12 42zM728 308l9-30 9 30zM1090 316l12-40 12 40z"/></g>`

const lake = `<path fill="#c76a83" d="M0 372h1280v40H0z"/>
  <g fill="#f6b483" opacity=".75"><path d="M80 380h120v3H80zM260 392h70v3h-70zM420 384h190v3H420zM520 398h90v3h-90zM760 380h80v3h-80zM860 394h150v3H860zM1080 384h110v3h-110z"/></g>`

const houses = `<path fill="#341d63" d="M0 470v-58h1280v58z"/>
  <path fill="#3d2370" d="M60 414v-44l34-30 34 30v44zM150 414v-34h60v34zM150 380l30-22 30 22zM470 414v-96l16-34 16 34v96zM502 414v-40h70v40zM502 374l35-24 35 24zM820 414v-50l40-32 40 32v50zM910 414v-36h74v36zM910 378l37-22 37 22zM1120 414v-42l30-26 30 26v42z"/>
  <g fill="#2b1856"><path d="M250 416c-24 0-34-18-30-34s16-30 30-36c14 6 26 20 30 36s-6 34-30 34zM310 416c-18 0-26-14-22-28s12-22 22-26c10 4 18 12 22 26s-4 28-22 28zM660 416c-26 0-36-20-32-38s18-32 32-38c14 6 28 20 32 38s-6 38-32 38zM1040 416c-22 0-30-16-26-32s14-26 26-32c12 6 22 16 26 32s-4 32-26 32z"/></g>
  <g fill="#ffd98a"><path d="M84 384h9v13h-9zM98 384h9v13h-9zM168 390h8v11h-8zM482 334h8v14h-8zM524 386h10v12h-10zM544 386h10v12h-10zM850 376h9v14h-9zM866 376h9v14h-9zM930 388h10v12h-10zM1142 382h9v13h-9z"/></g>`

const meadow = `<path fill="#24134d" d="M0 500v-62c120-22 260-20 400-6s300 12 440-8 300-22 440 14v62z"/>
  <g fill="#1d0f42"><path d="M120 450c-40 0-60-14-56-30 4-14 20-18 30-14 4-16 30-22 44-8 18-8 40 4 38 22 14 2 18 30-56 30zM760 446c-30 0-46-12-42-24 4-12 18-14 26-10 6-14 28-16 38-4 16-4 30 6 28 18 8 4 8 20-50 20z"/></g>`

const poles = `<path fill="#12082f" d="M316 120h8v400h-8zM286 150h68v6h-68zM292 176h56v5h-56z"/>
  <path fill="none" stroke="#12082f" stroke-width="2" d="M-320 151Q0 214 320 151T960 151M-320 178Q0 240 320 178" />
  <path fill="none" stroke="#12082f" stroke-width="2" d="M320 178Q640 240 960 178" />`

const grass = `<path fill="#0f0728" d="M0 520v-42l26 12 18-22 20 24 32-12 30 16 40-22 34 20 52-14 36 16 44-20 40 18 60-12 48 14 60-20 100 18V520z"/>`

const layers: readonly Layer[] = [
  { tile: 1280, rounds: 0.0, drawing: '' },
  { tile: 1280, rounds: 1, drawing: clouds },
  { tile: 640, rounds: 1, drawing: mountains },
  { tile: 1280, rounds: 1, drawing: hills },
  { tile: 1280, rounds: 1, drawing: lake },
  { tile: 1280, rounds: 2, drawing: houses },
  { tile: 1280, rounds: 3, drawing: meadow },
  { tile: 640, rounds: 9, drawing: poles },
  { tile: 640, rounds: 12, drawing: grass },
]
