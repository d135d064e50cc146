import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { Invoice as CoreInvoice } from '#core/payments/invoices/invoice'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class Invoice extends RowWithId {
  @column()
  declare kind: CoreInvoice['kind']

  @column()
  declare orderId: string

  @column()
  declare occasion: string

  @column()
  declare series: string

  @column()
  declare year: number

  @column()
  declare number: number

  @instant()
  declare issuedAt: DateTime

  @column()
  declare language: Locale

  @column()
  declare country: Country

  @column()
  declare currency: Currency

  @column()
  declare vatRate: number

  @column()
  declare grossAmount: number

  @column()
  declare netAmount: number

  @column()
  declare vatAmount: number

  @json()
  declare seller: CoreInvoice['seller']
}
