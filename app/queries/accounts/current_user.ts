import { isPremium } from '#core/users/premium'
import { badges } from '#queries/shell/badges'
import { photoUrl } from '#queries/profiles/photo_url'
import { interestSetOf } from '#queries/members/interests_of'
import { traitsOf } from '#queries/profiles/traits_of'
import type { Member } from '#models/member'
import type Photo from '#models/photo'
import Place from '#models/place'
import type Profile from '#models/profile'
import Region from '#models/region'
import type { SiteSettings } from '#core/sites/settings/settings'

/**
 * The user as the public API gives it, which is what the poll compares. Without e-mail address and
 * birth date; `id` is the profile's, as in every URL.
 */
export async function currentUser(member: Member, { fictionalIcon }: SiteSettings) {
  const { user, profile } = member
  const { messages, likes } = await badges(profile.id)
  await profile.load('mainPhoto')
  return {
    id: profile.id,
    status: user.status,
    credits: user.credits,
    paid_user: isPremium(user),
    signup_date: user.signupDate.toISO(),
    language: user.language,
    notifications_disabled: user.notificationsDisabled,
    fictional_icon: fictionalIcon,
    profile: await profileOf(member),
    unread: messages,
    new_likes: likes,
  }
}

async function profileOf({ profile }: Member) {
  const { id, name, status, country, gender, sexuality, mainPhoto } = profile
  const { region, place } = await homeOf(profile)
  return {
    id,
    name,
    status,
    country,
    region,
    place,
    gender,
    sexuality,
    interests: [...(await interestSetOf(id))],
    ...traitsOf(profile),
    main_image: mainPhoto && image(mainPhoto, id),
  }
}

async function homeOf({ regionId, placeId }: Profile) {
  const region = await Region.findOrFail(regionId)
  const place = await Place.findOrFail(placeId)
  return {
    region: { id: region.id, name: region.name },
    place: { id: place.id, name: place.name },
  }
}

function image({ id, status }: Photo, ownerId: string) {
  return {
    filename: photoUrl(id, 'full', ownerId),
    thumb_filename: photoUrl(id, 'thumb', ownerId),
    match: photoUrl(id, 'match', ownerId),
    status,
  }
}
