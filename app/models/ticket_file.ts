import { column } from '@adonisjs/lucid/orm'
import type { FileType } from '#core/complaints/thread'
import { bytes } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class TicketFile extends RowWithId {
  @column()
  declare entryId: string

  @column()
  declare name: string

  @column()
  declare type: FileType

  @column()
  declare size: number

  @bytes()
  declare content: Uint8Array
}
