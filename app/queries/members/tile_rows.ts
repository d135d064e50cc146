import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { PhotoStatus } from '#core/profiles/photos/photo'

/** The data of a tile. */
export type TileRow = Readonly<{
  id: string
  name: string
  dateOfBirth: string
  fictional: boolean
  mainPhotoId: string | null
  lastActiveAt: number
  createdAt: number
  place: string
  photoStatus: PhotoStatus | null
  photoIsPrivate: boolean | null
  invisible: boolean
  /** The conversation of an invisible member with the viewer; null without one, and for all others. */
  conversationId: string | null
  /** The member's id when the viewer likes them, else null. */
  likedId: string | null
}>

const profileColumns = [
  'profiles.id',
  'profiles.name',
  'profiles.date_of_birth',
  'profiles.fictional',
  'profiles.invisible',
  'profiles.main_photo_id',
  'profiles.last_active_at',
  'profiles.created_at',
]

/**
 * The columns of `profiles` that a tile needs, for a subquery in place of the table; one text,
 * since assembling it anew took as long as the search itself.
 */
export const tileColumns = db.raw(
  [...profileColumns, 'profiles.has_photo', 'profiles.place_id'].join()
)

/** Adds the data of a tile to a query over `profiles`, in one statement for the whole page. */
export function withTiles<Row>(query: DatabaseQueryBuilderContract<Row>, viewerId: string | null) {
  const tiles = query.joinRaw(placeAndPhoto).select(tileSelection)
  if (!viewerId) return tiles.select(ofVisitor)
  return tiles
    .joinRaw(likeOfViewer, [viewerId])
    .joinRaw(partnerOfViewer, [viewerId, viewerId])
    .select('own.liked_id', 'met.id as conversation_id')
}

const tileSelection = db.raw(
  [
    ...profileColumns,
    'places.name as place',
    'photos.status as photo_status',
    'photos.is_private as photo_is_private',
  ].join()
)

const placeAndPhoto = `join places on places.id = profiles.place_id
  left join photos on photos.id = profiles.main_photo_id`

const ofVisitor = db.raw('null as liked_id, null as conversation_id')

/** `in (?)` for the reason of `listOfOne`. */
const likeOfViewer = 'left join likes as own on own.liker_id in (?) and own.liked_id = profiles.id'

/**
 * Joined for invisible members alone, whom nobody else sees as they are. For all others PostgreSQL compares with
 * null, and reads nothing: it would look for their conversation before it asks whether they are.
 */
const partnerOfViewer = `left join conversations as met on
  (met.low_profile_id = ? and met.high_profile_id = case when profiles.invisible then profiles.id end)
  or (met.low_profile_id = case when profiles.invisible then profiles.id end and met.high_profile_id = ?)`
