import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A row with an id of our own making, not of the database. */
export default class RowWithId extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string
}
