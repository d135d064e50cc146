import { topLevelDomains } from '#core/top_level_domains'

const address = /:\/\/|(?<!\p{L})www\.|[\p{L}\p{N}][.。]\p{L}{2,63}\/|@[\p{L}\p{N}_]/iu
const ending = /(?<=[\p{L}\p{N}])[.。](xn--[a-z\d-]{1,59}|\p{L}{2,63})(?![\p{L}\p{N}])/giu

/** An initial before a surname, as in "J.de Wit": its "de" looks like an ending. */
const initial = /(?<![\p{L}\p{N}.])\p{Lu}\.(?:de|la|st|do)(?=\s+\p{Lu})/gu

/**
 * Whether there is a web or email address, or a handle, in a text: something that mail programs turn
 * into a link. Full-width and other look-alike characters count as plain ones.
 */
export function hasAddress(text: string) {
  const plain = text.normalize('NFKC').replace(initial, ' ')
  return address.test(plain) || [...plain.matchAll(ending)].some(([, name]) => isEnding(name))
}

function isEnding(name: string) {
  const lower = name.toLowerCase()
  return lower.startsWith('xn--') || topLevelDomains.has(lower)
}
