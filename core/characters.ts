/** Counts what a reader sees as one character (a grapheme cluster), such as é or a flag. */
export function countCharacters(text: string) {
  return [...segmenter.segment(text)].length
}

const segmenter = new Intl.Segmenter()
