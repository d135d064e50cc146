import { DateTime } from 'luxon'
import type { PictureSet } from '#core/landers/choices'
import { toldCaption } from '#core/landers/caption'
import { ageOn, parseDay } from '#core/profiles/age'
import type { Gender } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import { keptWhileShown } from '#queries/kept_for'
import { readReplica } from '#queries/replica/read_replica'
import { photoUrl } from '#queries/profiles/photo_url'
import { poolOfVisitor, withinPool } from '#queries/sites/pool'

/** How many are read, and kept, at once: whole pages of the gallery, and one more to know whether anybody is left. */
const most = 120
const lifetime = 30_000
const members = keptWhileShown(lifetime, readRows)

/** The kind of pictures that is asked for; without a country, from any. */
export type Wanted = Readonly<{ siteId: string; pictureSet: PictureSet; country: Country | null }>
/** The people of one read: after so many others. */
type Read = Wanted & Readonly<{ after: number }>

type Row = Readonly<{
  id: string
  name: string
  dateOfBirth: string
  country: Country
  photoId: string
  caption: string | null
  captioned: boolean
  interestList: string | null
}>

/**
 * Members whom landers show: real ones who agreed that visitors see their main photo, first name and
 * age, those who were here last first. When somebody was here, and what else is known of them stays off the page, but for the caption
 * of who agreed to that, too. Who comes after others stands within one read with them.
 */
export async function landerPeople(wanted: Wanted, count = most, after = 0) {
  const skipped = after % most
  const read = { ...wanted, after: after - skipped }
  const rows = wanted.pictureSet === 'drawn' ? [] : await members.get(read)
  const now = DateTime.utc()
  return rows.slice(skipped, skipped + count).map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    age: ageOn(parseDay(row.dateOfBirth), now),
    caption: toldCaption(row.caption, row.captioned),
    captioned: row.captioned,
    interests: row.interestList?.split(',') ?? [],
    thumb: photoUrl(row.photoId, 'thumb', null),
    full: photoUrl(row.photoId, 'full', null),
  }))
}

export type LanderPerson = Awaited<ReturnType<typeof landerPeople>>[number]

/** For tests. */
export const invalidateLanderPeople = members.forget

/** The only one in a set of pictures. */
const genderOf: Partial<Record<PictureSet, Gender>> = { women: 'female', men: 'male' }

/**
 * By the partial indexes `profiles_advertised_lately` and `profiles_advertised_in_country`, whose conditions are
 * written out as they ask for. Gender and country come as expressions: those of the search would lead to everybody.
 */
async function readRows({ after, country, pictureSet, siteId }: Read): Promise<Row[]> {
  const gender = genderOf[pictureSet]
  const pool = await poolOfVisitor(siteId)
  return readReplica((read) => {
    const query = withinPool(read<Row>('profiles'), pool)
      .join('photos', 'photos.id', 'profiles.main_photo_id')
      .whereRaw(`profiles.advertised and profiles.status = 'active' and not profiles.invisible`)
      .where('profiles.fictional', false)
      .where({ 'photos.status': 'active', 'photos.is_private': false })
      .orderBy('profiles.last_active_at', 'desc')
      .limit(most + 1)
      .offset(after)
      .select('profiles.id', 'profiles.name', 'profiles.date_of_birth', 'profiles.country')
      .select('photos.id as photo_id', 'photos.caption')
      .select('profiles.captioned', 'profiles.interest_list')
    if (gender) query.whereRaw("profiles.gender || '' = ?", [gender])
    if (country) query.whereRaw("profiles.country || '' = ?", [country])
    return query
  })
}
