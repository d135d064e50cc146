import { badges } from '#queries/shell/badges'
import { photoUrl } from '#queries/profiles/photo_url'
import type { SignedIn } from '#middleware/member_middleware'
import type { SiteSettings } from '#core/sites/settings'

/**
 * The user as section 7 has it: what the poll compares. Never the e-mail address or the birth
 * date; `id` is the profile's, as in every address.
 */
export async function currentUser(member: SignedIn, { fictionalIcon }: SiteSettings) {
  const { user, profile } = member
  const { messages, likes } = await badges(profile.id)
  await profile.load('mainPhoto')
  return {
    id: profile.id,
    status: user.status,
    credits: user.credits,
    paid_user: user.paidUser,
    signup_date: user.signupDate.toISO(),
    language: user.language,
    fictional_icon: fictionalIcon,
    profile: profileOf(member),
    unread: messages,
    new_likes: likes,
  }
}

function profileOf({ profile }: SignedIn) {
  const { id, name, status, country, gender, sexuality, mainPhoto } = profile
  return { id, name, status, country, gender, sexuality, main_image: mainPhoto && image(mainPhoto) }
}

function image({ id, status }: SignedIn['profile']['mainPhoto']) {
  return {
    filename: photoUrl(id, 'full'),
    thumb_filename: photoUrl(id, 'thumb'),
    match: photoUrl(id, 'match'),
    status,
  }
}
