import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import type { ShippedText as Shipped } from '#core/sites/content/shipped_text'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class ShippedText extends RowWithId {
  @column()
  declare page: ContentPage

  @json<Shipped['texts']>()
  declare texts: Shipped['texts']

  @instant()
  declare shippedAt: DateTime

  @instant()
  declare holdsFrom: DateTime

  @column()
  declare approvedBy: string | null

  @instant()
  declare approvedAt: DateTime | null
}
