import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ageOn } from '#core/profiles/age'
import type { SiteSettings } from '#core/sites/settings/settings'
import type Profile from '#models/profile'
import { findMember } from '#queries/members/find_member'
import { mainPicture } from '#queries/profiles/main_picture'

/** The member a visitor signs up for; null when they may not meet. */
export async function findTarget({ viewer, site }: HttpContext, id: string) {
  const found = await findMember(id, viewer, site.id)
  return found.ok ? found.value : null
}

/** What the page shows of them: nothing where visitors may not search. */
export function targetProps(profile: Profile, settings: SiteSettings, maySearch: boolean) {
  const { id, name, fictional, dateOfBirth, place } = profile
  if (!maySearch) return { id, person: null }
  const picture = portraitOf(profile, settings)
  const age = ageOn(dateOfBirth, DateTime.utc())
  return { id, person: { name, age, fictional, place: place.name, picture } }
}

function portraitOf(
  { id, fictional, invisible, mainPhotoId, photos }: Profile,
  settings: SiteSettings
) {
  const main = photos.find((photo) => photo.id === mainPhotoId)
  const portrait = {
    id,
    mainPhotoId,
    photoStatus: main?.status ?? null,
    photoIsPrivate: main?.isPrivate ?? null,
    fictional,
    invisible,
    conversationId: null,
  }
  return mainPicture(portrait, undefined, settings)
}
