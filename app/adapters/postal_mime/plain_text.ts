const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
}

/** Longer mails only cost time. */
const maxLength = 200_000

/** Elements that nobody reads. */
const unseen = ['style', 'script', 'head']

/** The text of a mail that has HTML only: as it reads, without styles, and with its line breaks. */
export function textOfHtml(html: string) {
  return unseen
    .reduce(without, html.slice(0, maxLength))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(br|\/p|\/div|\/tr|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#\d{1,7}|[a-z]{2,6});/gi, (entity, name: string) => {
      if (name.startsWith('#')) return characterOf(Number(name.slice(1)), entity)
      return entities[name.toLowerCase()] ?? entity
    })
    .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
    .replaceAll(/\n[ \t]+/g, '\n')
}

function characterOf(code: number, otherwise: string) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}

/** Each piece up to an end is cut where its element begins, which takes linear time. */
function without(html: string, element: string) {
  const pieces = html.split(new RegExp(`</${element}\\s*>`, 'i'))
  const cut = pieces.slice(0, -1).map((piece) => {
    const start = piece.toLowerCase().indexOf(`<${element}`)
    return start < 0 ? piece : piece.slice(0, start)
  })
  return cut.join('') + (pieces.at(-1) ?? '')
}
