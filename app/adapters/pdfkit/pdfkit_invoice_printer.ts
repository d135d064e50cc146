import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { invoiceName } from '#core/payments/invoices/invoice'
import { InvoicePrinter, type Paper } from '#core/ports/invoice_printer'
import { drawSheet } from '#adapters/pdfkit/draw_sheet'
import { margin } from '#adapters/pdfkit/sheet'
import { sheetOf } from '#adapters/pdfkit/sheet_of'

const folder = '@expo-google-fonts/open-sans'
const fonts = {
  regular: readFont(`${folder}/400Regular/OpenSans_400Regular.ttf`),
  bold: readFont(`${folder}/700Bold/OpenSans_700Bold.ttf`),
}

/** Draws with pdfkit. Reproducible: the date in the file is that of the invoice. */
export class PdfkitInvoicePrinter extends InvoicePrinter {
  async print(paper: Paper) {
    const sheet = sheetOf(paper)
    const document = new PDFDocument({
      size: 'A4',
      margin,
      lang: paper.invoice.language,
      displayTitle: true,
      info: {
        Title: `${sheet.title} ${invoiceName(paper.invoice)}`,
        Author: sheet.issuer[0],
        CreationDate: paper.invoice.issuedAt.toJSDate(),
      },
    })
    document.registerFont('regular', fonts.regular)
    document.registerFont('bold', fonts.bold)
    drawSheet(document, sheet)
    document.end()
    const parts: Buffer[] = []
    for await (const part of document) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }
}

function readFont(path: string) {
  return readFileSync(fileURLToPath(import.meta.resolve(path)))
}
