const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The text of a mail that has HTML only: as it reads, without styles, and with its line breaks. */
export function textOfHtml(html: string) {
  return html
    .replaceAll(/<(style|script|head)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(br|\/p|\/div|\/tr|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#\d{1,7}|[a-z]{2,6});/gi, (entity, name: string) => {
      if (name.startsWith('#')) return characterOf(Number(name.slice(1)), entity)
      return entities[name.toLowerCase()] ?? entity
    })
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
}

function characterOf(code: number, otherwise: string) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}
