import { belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { Gender, ProfileStatus, Sexuality } from '#core/profiles/profile'
import type { TraitValue } from '#core/profiles/traits'
import type { Country } from '#core/sites/countries'
import { calendarDate, instant } from '#models/columns'
import Photo from '#models/photo'
import Place from '#models/place'
import Region from '#models/region'
import RowWithId from '#models/row_with_id'

export default class Profile extends RowWithId {
  @column()
  declare userId: string

  @column()
  declare siteId: string

  @column()
  declare name: string

  @column()
  declare status: ProfileStatus

  @column()
  declare gender: Gender

  @column()
  declare sexuality: Sexuality

  @calendarDate()
  declare dateOfBirth: DateTime

  @instant()
  declare birthDateChangedAt: DateTime | null

  @column()
  declare country: Country

  @column()
  declare regionId: number

  @column()
  declare placeId: number

  @column()
  declare about: string | null

  @column()
  declare hairColour: TraitValue<'hair_colour'> | null

  @column()
  declare eyeColour: TraitValue<'eye_colour'> | null

  @column()
  declare bodyType: TraitValue<'body_type'> | null

  @column()
  declare relationshipStatus: TraitValue<'relationship_status'> | null

  @column()
  declare reasonForSignup: TraitValue<'reason_for_signup'> | null

  @column()
  declare tattoos: TraitValue<'tattoos'> | null

  @column()
  declare fictional: boolean

  @column()
  declare invisible: boolean

  @column()
  declare wishesInvisible: boolean

  @column()
  declare withdrawn: boolean

  @column()
  declare ownSiteOnly: boolean

  @column()
  declare openToVisitors: boolean

  @column()
  declare advertised: boolean

  @column()
  declare captioned: boolean

  @column()
  declare mainPhotoId: string | null

  @instant()
  declare lastActiveAt: DateTime

  @instant()
  declare createdAt: DateTime

  @belongsTo(() => Region)
  declare region: BelongsTo<typeof Region>

  @belongsTo(() => Place)
  declare place: BelongsTo<typeof Place>

  @belongsTo(() => Photo, { foreignKey: 'mainPhotoId' })
  declare mainPhoto: BelongsTo<typeof Photo>

  @hasMany(() => Photo)
  declare photos: HasMany<typeof Photo>
}
