import type { I18n } from '@adonisjs/i18n'
import type { DateTime } from 'luxon'
import i18nManager from '@adonisjs/i18n/services/main'
import { invoiceName, zoneOf, type Invoice } from '#core/payments/invoices/invoice'
import { methodInSentence } from '#core/payments/methods/method_in_sentence'
import { registerOf } from '#core/sites/law/registers'
import { longDate } from '#core/sites/long_date'
import { isInUnion } from '#core/sites/vat_rates'
import type { Order } from '#core/payments/orders/order'
import type { PrintedDocument } from '#core/ports/invoice_printer'
import type { Sheet } from '#adapters/pdfkit/sheet'

type Line = Sheet['lines'][number]

/** The texts of an invoice or credit note, in its own language. */
export function sheetOf(document: PrintedDocument): Sheet {
  const { invoice, order } = document
  const i18n = i18nManager.locale(invoice.language)
  const { siteName: site, domain } = invoice.seller
  const sign = invoice.kind === 'invoice' ? 1 : -1
  const total = moneyIn(i18n, invoice)(sign * invoice.grossAmount)
  return {
    site,
    title: i18n.t(`invoices.title_${invoice.kind}`),
    issuer: issuerOf(invoice, i18n),
    facts: factsOf(document, i18n),
    customerTitle: i18n.t('invoices.customer'),
    customer: [
      i18n.t('invoices.private_customer'),
      countryName(invoice.country, i18n),
      i18n.t('invoices.customer_number', { number: order.userId.slice(-12) }),
    ],
    head: [i18n.t('invoices.description'), i18n.t('invoices.amount')],
    lines:
      invoice.kind === 'invoice' ? boughtLines(order, i18n) : [returnLine(document, i18n, total)],
    total: [i18n.t('invoices.total'), total],
    tax: taxOf(invoice, i18n, sign),
    notes: notesOf(document, i18n),
    foot: `${site} · ${domain}`,
  }
}

function issuerOf({ seller }: Invoice, i18n: I18n) {
  const { company, siteName, supportEmail, domain } = seller
  const contact = supportEmail ?? domain
  if (!company) return [siteName, contact]
  const { name, address, city, country, kvk, vatNumbers } = company
  return [
    name,
    address,
    city,
    countryName(country, i18n),
    ...(kvk ? [`${registerOf(country) ?? i18n.t('pages.trade_register')} ${kvk}`] : []),
    ...vatNumbers.map((number) => i18n.t('invoices.vat_number', { number })),
    contact,
  ]
}

function factsOf({ invoice, order, corrects }: PrintedDocument, i18n: I18n): Line[] {
  const t: I18n['t'] = (key, data) => i18n.t(key, data)
  const timeZone = zoneOf(invoice.seller)
  const day = (at: DateTime) => longDate(at.setZone(timeZone), invoice.language)
  return [
    [t('invoices.number'), invoiceName(invoice)],
    [t('invoices.date'), day(invoice.issuedAt)],
    // The credits are there the moment the order completes.
    [t('invoices.supplied'), day(order.completedAt ?? invoice.issuedAt)],
    ...(corrects ? [[t('invoices.corrects'), invoiceName(corrects)] as const] : []),
    [t('invoices.order'), order.id.slice(-12)],
    [t('payments.method'), t(`payments.method_${order.method}`)],
  ]
}

function boughtLines(order: Order, i18n: I18n): Line[] {
  const money = moneyIn(i18n, order)
  const { credits, discountAmount, discountCode, method } = order
  const code = discountCode ?? 'none'
  const costs = i18n.t('invoices.costs', { method: i18n.t(`payments.method_${method}`) })
  const discount = i18n.t('invoices.discount', { code })
  return [
    [i18n.t('payments.order_of', { credits }), money(order.packageAmount)],
    ...(discountAmount > 0 ? [[discount, money(-discountAmount)] as const] : []),
    ...(order.costsAmount > 0 ? [[costs, money(order.costsAmount)] as const] : []),
  ]
}

function returnLine({ invoice, order }: PrintedDocument, i18n: I18n, total: string): Line {
  if (invoice.occasion.startsWith('refund:')) return [i18n.t('invoices.refund_line'), total]
  return [i18n.t('invoices.returned_line', { credits: order.credits }), total]
}

function taxOf(invoice: Invoice, i18n: I18n, sign: 1 | -1): Line[] {
  const { vatRate, netAmount, vatAmount, grossAmount } = invoice
  const money = moneyIn(i18n, invoice)
  const rate = i18n.formatNumber(vatRate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return [
    [i18n.t('invoices.vat_rate'), plain(rate)],
    [i18n.t('invoices.net'), money(sign * netAmount)],
    [i18n.t('invoices.vat'), money(sign * vatAmount)],
    [i18n.t('invoices.gross'), money(sign * grossAmount)],
  ]
}

function notesOf({ invoice, order }: PrintedDocument, i18n: I18n): string[] {
  const { country, vatRate, kind } = invoice
  const method = i18n.t(methodInSentence(order.method))
  const abroad = i18n.t('invoices.outside_union', { country: countryName(country, i18n) })
  const untaxed = isInUnion(country) ? i18n.t('invoices.no_vat') : abroad
  // Signed, and collected days later.
  const isDebit = kind === 'invoice' && order.method === 'sdd'
  const done = isDebit ? i18n.t('invoices.done_debit') : i18n.t(`invoices.done_${kind}`, { method })
  return [done, ...(vatRate === 0 ? [untaxed] : [])]
}

function countryName(country: string, { locale }: I18n) {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}

function moneyIn(i18n: I18n, { currency }: Pick<Order, 'currency'>) {
  return (amount: number) => plain(i18n.formatCurrency(amount / 100, { currency }))
}

/** The font lacks the narrow no-break space; a minus sign, unlike a hyphen, is as wide as a digit. */
function plain(words: string) {
  return words.replaceAll('\u202F', '\u00A0').replace('-', '\u2212')
}
