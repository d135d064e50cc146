import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { FirstQuestion, Mood, PictureSet } from '#core/landers/choices'
import type { LanderName } from '#core/landers/lander'
import type { Look } from '#core/landers/variant'
import type { Gender } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import { instant, json } from '#models/columns'
import RowWithId from '#models/row_with_id'

export default class LanderVariant extends RowWithId {
  @column()
  declare siteId: string

  @column()
  declare lander: LanderName

  @column()
  declare slug: string

  @json<Look['headlines']>()
  declare headlines: Look['headlines']

  @column()
  declare pictureSet: PictureSet

  @column()
  declare gender: Gender | null

  @column()
  declare country: Country | null

  @column()
  declare mood: Mood | null

  @column()
  declare question: FirstQuestion | null

  @instant()
  declare changedAt: DateTime
}
