import { isLongerThan } from '#core/text'
import { ok, refuse, type Result } from '#core/result'

/** Characters, as a reader counts them. */
export const captionLength = 140

/** A cluster beyond this many code units is an attack on the page, not an emoji. */
const maxClusterLength = 40

/**
 * Makes a caption safe to store and show: one line, trimmed, without control characters and
 * characters that override the direction of what follows. Null when nothing visible is left. Refuses 'text_too_long' with `max` in grapheme clusters.
 */
export function parseCaption(text: string): Result<string | null, 'text_too_long'> {
  const max = captionLength
  if (text.length > max * maxClusterLength) return refuse('text_too_long', { max })
  const caption = clean(text)
  if (isBlank(caption)) return ok(null)
  return isLongerThan(caption, max) ? refuse('text_too_long', { max }) : ok(caption)
}

function clean(text: string) {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

function isBlank(text: string) {
  return /^[\p{Default_Ignorable_Code_Point}\s]*$/u.test(text)
}
