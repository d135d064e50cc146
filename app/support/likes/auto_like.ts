import type { HttpContext } from '@adonisjs/core/http'
import { mayAutoLike } from '#core/likes/auto_like'
import { likeMember } from '#core/likes/like'
import type { Ports } from '#core/ports'
import { defaultsFor } from '#queries/discovery/requested_search'
import { fictionalAdmirer, lastFictionalLike } from '#queries/likes/fictional_admirers'
import { sitesClosedTo } from '#queries/sites/closed_sites'

/** Lets a labelled fictional profile like the member, where the site and the rule allow it. */
export async function autoLike(ports: Ports, ctx: HttpContext) {
  const { member, site } = ctx
  const { profile } = member!
  const now = ports.clock.now()
  if (!mayAutoLike(site.settings, await lastFictionalLike(profile.id), now)) return
  const search = {
    criteria: defaultsFor(ctx),
    viewer: profile,
    countries: site.settings.countries,
    closedSites: await sitesClosedTo(site.id),
    now,
  }
  const admirerId = await fictionalAdmirer(search, profile.id)
  if (admirerId) await likeMember(ports, { profileId: admirerId, likedId: profile.id })
}
