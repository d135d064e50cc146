import { margin, type Sheet } from '#adapters/pdfkit/sheet'

type Document = PDFKit.PDFDocument

const colours = { ink: '#1E1245', muted: '#5A5176', line: '#D9D1EE', brand: '#6D28D9' }
const width = 595.28 - 2 * margin
const right = margin + width
/** Where the second column begins, and how wide it is. */
const column = { left: margin + 244, width: width - 244 }
const numbers = 120

/** Draws a document on one page. */
export function drawSheet(document: Document, sheet: Sheet) {
  const top = drawHeading(document, sheet)
  const left = drawParties(document, sheet, top)
  const facts = drawFacts(document, sheet, top)
  const below = drawLines(document, sheet, Math.max(left, facts) + 34)
  const end = drawTax(document, sheet, below + 30)
  drawNotes(document, sheet, end + 26)
  drawFoot(document, sheet)
}

function drawHeading(document: Document, { site, title }: Sheet) {
  document.rect(0, 0, 595.28, 8).fill(colours.brand)
  write(document, site, { y: margin, size: 20, font: 'bold', colour: colours.brand })
  const y = document.y + 26
  write(document, title, { y, size: 26, font: 'bold' })
  return document.y + 18
}

function drawParties(document: Document, { issuer, customerTitle, customer }: Sheet, top: number) {
  const own = { width: 236 }
  const [name, ...rest] = issuer
  write(document, name, { ...own, y: top, font: 'bold' })
  for (const line of rest) write(document, line, { ...own, y: document.y })
  write(document, customerTitle, { ...own, y: document.y + 16, size: 9, colour: colours.muted })
  for (const line of customer) write(document, line, { ...own, y: document.y })
  return document.y
}

function drawFacts(document: Document, { facts }: Sheet, top: number) {
  let y = top
  for (const [term, value] of facts) {
    const { left: x, width: whole } = column
    write(document, term, { y, x, width: 98, size: 9, colour: colours.muted })
    const under = document.y
    write(document, value, { y: y - 1, x: x + 104, width: whole - 104, font: 'bold' })
    y = Math.max(document.y, under) + 7
  }
  return y
}

function drawLines(document: Document, { head, lines, total }: Sheet, top: number) {
  let y = row(document, head, top, { size: 9, colour: colours.muted })
  rule(document, y + 5)
  y += 14
  for (const line of lines) y = row(document, line, y, {}) + 8
  rule(document, y + 2)
  return row(document, total, y + 13, { size: 14, font: 'bold' })
}

/** A text on the left, wrapped when long, and its amount on the right. */
function row(document: Document, [words, amount]: Sheet['head'], y: number, style: Style) {
  write(document, words, { ...style, y, width: width - numbers - 16 })
  const end = document.y
  write(document, amount, { ...style, y, x: right - numbers, width: numbers, align: 'right' })
  return Math.max(end, document.y)
}

function drawTax(document: Document, { tax }: Sheet, top: number) {
  const cell = width / tax.length
  const styles = { width: cell - 8, align: 'right' } as const
  for (const [index, [term]] of tax.entries()) {
    const x = margin + index * cell + (index === 0 ? 0 : 8)
    const align = index === 0 ? 'left' : 'right'
    write(document, term, { ...styles, align, x, y: top, size: 9, colour: colours.muted })
  }
  rule(document, top + 18)
  for (const [index, [, value]] of tax.entries()) {
    const x = margin + index * cell + (index === 0 ? 0 : 8)
    write(document, value, { ...styles, align: index === 0 ? 'left' : 'right', x, y: top + 26 })
  }
  return document.y
}

function drawNotes(document: Document, { notes }: Sheet, top: number) {
  document.y = top
  for (const note of notes) {
    write(document, note, { y: document.y, width: width * 0.8, colour: colours.muted })
    document.y += 6
  }
}

function drawFoot(document: Document, { foot }: Sheet) {
  const y = 841.89 - margin - 14
  rule(document, y - 10)
  write(document, foot, { y, size: 9, colour: colours.muted })
}

function rule(document: Document, y: number) {
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.7).stroke(colours.line)
}

type Style = Partial<
  Readonly<{
    x: number
    width: number
    size: number
    font: 'regular' | 'bold'
    colour: string
    align: 'left' | 'right'
  }>
>

function write(document: Document, words: string, { y, ...style }: Style & { y: number }) {
  const { x = margin, width: wide = width, size = 10, align = 'left' } = style
  document
    .font(style.font ?? 'regular')
    .fontSize(size)
    .fillColor(style.colour ?? colours.ink)
  document.text(words, x, y, { width: wide, align, lineGap: 2 })
}
