import { hasLandings, landingNames } from '#core/landings/landing'
import { urlOf } from '#core/sites/public_pages/alternates'
import { listedSite } from '#queries/seo/listed_sites'
import Photo from '#models/photo'
import type Profile from '#models/profile'

/** The addresses of a member's landings on their site, for advertising; none while they cannot be used. */
export async function landingsOf(profile: Profile) {
  const mainPhoto = profile.mainPhotoId === null ? null : await Photo.find(profile.mainPhotoId)
  if (!hasLandings(profile, mainPhoto)) return []
  const site = await listedSite(profile.siteId)
  return landingNames.map((landing) => urlOf(site, null, `/members/${profile.id}/${landing}`))
}
