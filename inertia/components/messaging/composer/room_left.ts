/** From how many characters on a writer is told what is left. */
export const near = 100

/** How many characters a text has left, below zero if it is too long; counted only near its end. */
export function roomLeft(text: string, max: number) {
  // A character has one unit at least, so that short texts need no counting.
  return text.length > max - near ? max - charactersOf(text.trim()) : near + 1
}

/** What a reader sees as characters, as the server counts them. */
function charactersOf(text: string) {
  return [...new Intl.Segmenter().segment(text)].length
}
