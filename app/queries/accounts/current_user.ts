import { isPremium } from '#core/users/premium'
import { badges } from '#queries/shell/badges'
import { photoUrl } from '#queries/profiles/photo_url'
import Photo from '#models/photo'
import type { Member } from '#models/member'
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
  const { id, name, status, country, gender, sexuality, mainPhotoId } = profile
  const main = mainPhotoId ? await Photo.find(mainPhotoId) : null
  return { id, name, status, country, gender, sexuality, main_image: main && image(main, id) }
}

function image({ id, status }: Photo, ownerId: string) {
  return {
    filename: photoUrl(id, 'full', ownerId),
    thumb_filename: photoUrl(id, 'thumb', ownerId),
    match: photoUrl(id, 'match', ownerId),
    status,
  }
}
