/** The longest subject that is made of what somebody wrote, in UTF-16 units. */
const longest = 80

/** How much of the words is read, in UTF-16 units: anybody may send very many. */
const read = 200

/** Addresses stay out of it: it goes into a mail, to whichever address was given. */
const address = /:\/\/|www\.|@|\.\p{L}{2,}(?=[/:?#]|$)/iu

/**
 * The subject of a ticket whose person was not asked for one: the beginning of what they wrote, up to
 * the end of its first sentence. Empty where that says nothing. Rule: docs/product/complaints.md.
 */
export function subjectOf(words: string) {
  const line = firstWords(words)
    .map((word) => (address.test(word) ? '…' : word))
    .join(' ')
  const sentence = /^.{8,}?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line
  if (!/\p{L}|\p{N}/u.test(sentence)) return ''
  if (sentence.length <= longest) return sentence.replace(/\.$/, '')
  const cut = sentence.slice(0, longest - 1).replace(/(?<!\s)\s+\S*$/, '')
  return `${cut.toWellFormed()}…`
}

/** Whole words alone: half an address would not be seen as one. */
function firstWords(words: string) {
  const text = words.trim()
  const all = text.slice(0, read).split(/\s+/)
  return text.length <= read ? all : all.slice(0, -1)
}
