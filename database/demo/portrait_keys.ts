import { createHash } from 'node:crypto'
import type { Character } from '#database/demo/cast'
import { drawPortrait } from '#database/demo/portraits/draw_portrait'
import { sitter, type Gender } from '#database/demo/portraits/sitters'

/** The size of every portrait, in pixels. */
export const portraitSize = { width: 900, height: 1200 }

type Person = Pick<Character, 'gender' | 'sitter' | 'age'>

const form = /^[0-9a-f]{16}-(male|female)-(\d+)-(\d+)-(\d+)$/

/**
 * The storage key of a portrait: it says what is drawn, so that nothing needs to be drawn before
 * somebody looks at it. `use` tells pictures of the same drawing apart.
 */
export function portraitKey(use: string, { gender, sitter: index, age }: Person, picture: number) {
  const hash = createHash('sha256').update(use).digest('hex').slice(0, 16)
  return [hash, gender, index, age, picture].join('-')
}

/** The drawing of a storage key, as SVG; null for a key that is no portrait of the demo world. */
export function drawingOf(storageKey: string) {
  const [, gender, index, age, picture] = form.exec(storageKey) ?? []
  if (!gender) return null
  return drawPortrait(sitter(Number(index), gender as Gender, Number(age)), Number(picture))
}
