import { ok, refuse, type Result } from '#core/result'

/** A family emoji with skin tones takes 25 code units; a cluster beyond this is an attack on the page. */
const maxClusterLength = 40

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The flag of England has seven code points; a letter under a tower of marks counts as several characters. */
const codePointsOfCharacter = 8

/** A person of a family emoji, with skin and joiner: as good as one code point. */
const pictograph = /\p{Extended_Pictographic}\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\u200d?/gu

/**
 * Whether a text has more than `max` of what a reader sees as one character (a grapheme cluster), such as é or a
 * flag; one of more than 8 code points counts once for every 8. What is longer is not counted to its end.
 */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length > max * maxClusterLength) return true
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    const codePoints = [...segment.replace(pictograph, '.')].length
    count += Math.ceil(codePoints / codePointsOfCharacter)
    if (count > max) return true
  }
  return false
}

/**
 * Makes a text that members write to others (a message, the words about oneself) safe to store and
 * show: trimmed, without control characters (line breaks stay) and without characters that override
 * the direction of what follows; the joiners of emoji stay. Refuses 'message_empty' when nothing
 * visible is left, and 'message_too_long' with `max` in grapheme clusters.
 * Rule: docs/product/messaging.md, Length of a message.
 */
export function parseText(
  text: string,
  settings: Readonly<{ messageLength: number }>
): Result<string, 'message_empty' | 'message_too_long'> {
  const max = settings.messageLength
  // Not even cleaned.
  if (text.length > max * maxClusterLength) return refuse('message_too_long', { max })
  const cleaned = clean(text)
  if (isBlank(cleaned)) return refuse('message_empty')
  return isLongerThan(cleaned, max) ? refuse('message_too_long', { max }) : ok(cleaned)
}

function clean(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

/** Joiners, fillers and the like are invisible on their own; so are the blanks of braille, hieroglyphs and music. */
function isBlank(text: string) {
  return /^[\p{Default_Ignorable_Code_Point}\s\u2800\ufff9-\ufffb\u{13441}\u{1d159}]*$/u.test(text)
}
