import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Profile } from '#core/profiles/profile'
import { storeLike } from '#tests/support/likes/likes'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'
import { storageKeyOf, storeFiles, storePhoto } from '#tests/support/profiles/photos'

/** A premium member, who may know likers and visitors. */
export const reader = withPremium(man(84))

const withdrawn = { withdrawn: true, invisible: true, captioned: true }

/** Named to members alone. */
export const shy = known(81, 'Shylinde', { openToVisitors: false, advertised: false })
/** Likes the reader and visited them before taking back the consent. */
export const admirer = known(82, 'Withdrina', withdrawn)
/** Liked and visited by the reader, who passed on them too, before taking back the consent. */
export const admired = known(83, 'Goneria', withdrawn)
/** Hidden from nobody, and otherwise the same: whoever is named nowhere would prove nothing. */
export const seen = known(85, 'Openelle', { captioned: true })

/** Enough who are advertised that home page and landers show people, not drawings. */
const crowd = manyMembers(woman, 60, 300)

/** What an answer may not hold of each of them. */
export type Told = Readonly<{ id: string; photoId: string; words: readonly string[] }>

/** Stores them all; answers what is theirs, by profile id. */
export async function storeHiddenMembers() {
  const hers = [shy, admirer, admired, seen]
  await join(reader, ...hers, ...crowd)
  await portray(crowd)
  for (const her of [admirer, seen]) {
    await storeLike(her, reader, { day: 2 })
    await storeVisit(her, reader)
  }
  for (const her of [admired, seen]) await storeVisit(reader, her)
  await storeLike(reader, admired)
  const pass = { swiper_id: reader.profile.id, swiped_id: admired.profile.id, verdict: 'pass' }
  await db.table('swipes').insert({ ...pass, at: DateTime.utc().toMillis() })
  const told = await Promise.all(
    hers.map(async (her) => [her.profile.id, await tell(her)] as const)
  )
  return new Map(told)
}

async function tell(her: Person): Promise<Told> {
  const { id, name, about } = her.profile
  const caption = `Caption of ${name}`
  const photoId = await storePhoto(her, { main: true, caption })
  const second = await storePhoto(her, { position: 2 })
  // The pictures hold the name, or a photo that is sent would tell nothing.
  for (const photo of [photoId, second]) await storeFiles(photo, Buffer.from(`Picture of ${name}`))
  const pictures = [photoId, second, storageKeyOf(photoId)]
  return { id, photoId, words: [name, String(about), caption, ...pictures] }
}

async function storeVisit({ profile: { id } }: Person, visited: Person) {
  const at = DateTime.utc().minus({ hours: 1 }).toMillis()
  const visit = { visitor_id: id, visited_id: visited.profile.id, times: 1 }
  await db.table('visits').insert({ ...visit, first_at: at, last_at: at })
}

function known(number: number, name: string, changes: Partial<Profile>) {
  const lastActiveAt = DateTime.utc()
  return woman(number, { name, about: `Words of ${name}`, lastActiveAt, ...changes })
}

function withPremium({ user, profile }: Person): Person {
  return { user: { ...user, paidUser: true, credits: 50 }, profile }
}
