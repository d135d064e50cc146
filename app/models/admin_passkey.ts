import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { instant, list } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class AdminPasskey extends RowWithId {
  @column()
  declare adminId: string

  @column({ serializeAs: null })
  declare credentialId: string

  @column({ serializeAs: null })
  declare publicKey: string

  @column({ consume: Number })
  declare counter: number

  @list()
  declare transports: string[]

  @column()
  declare name: string

  @instant()
  declare createdAt: DateTime

  @instant()
  declare lastUsedAt: DateTime | null
}
