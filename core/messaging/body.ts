import { ok, refuse, type Result } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A family with skin tones takes 25 code units; a cluster beyond this is an attack on the page. */
const longestCluster = 40

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Makes the text of a message fit to store and show: trimmed, without control characters (line
 * breaks stay) and without characters that override the direction of what follows; the joiners
 * of emoji stay. Refuses 'message_empty' when nothing visible is left, and 'message_too_long'
 * with `max` in grapheme clusters (section 5, message_length).
 */
export function parseBody(
  text: string,
  settings: Pick<SiteSettings, 'messageLength'>
): Result<string, 'message_empty' | 'message_too_long'> {
  const max = settings.messageLength
  if (text.length > max * longestCluster) return refuse('message_too_long', { max })

  const body = clean(text)
  if (isBlank(body)) return refuse('message_empty')
  return lengthOf(body) > max ? refuse('message_too_long', { max }) : ok(body)
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

/** Joiners, fillers and the like take up no ink on their own. */
function isBlank(body: string) {
  return /^[\p{Default_Ignorable_Code_Point}\s]*$/u.test(body)
}

function lengthOf(body: string) {
  return [...clusters.segment(body)].length
}
