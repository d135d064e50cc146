/** The longest subject that is made of what somebody wrote, in UTF-16 units. */
const longest = 80

/** Addresses stay out of it: it goes into a mail, to whichever address was given. */
const address = /\S*(:\/\/|www\.|@|\.\p{L}{2,}(?=[/:?#\s]|$))\S*/giu

/**
 * The subject of a ticket whose person was not asked for one: the beginning of what they wrote, up to
 * the end of its first sentence. Empty where that says nothing.
 */
export function subjectOf(words: string) {
  const line = words.replaceAll(address, '…').replaceAll(/\s+/g, ' ').trim()
  const sentence = /^.{8,}?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line
  if (!/\p{L}|\p{N}/u.test(sentence)) return ''
  if (sentence.length <= longest) return sentence.replace(/\.$/, '')
  const cut = sentence.slice(0, longest - 1).replace(/\s+\S*$/, '')
  return `${cut.toWellFormed()}…`
}
