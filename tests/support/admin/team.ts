import type { ApiClient } from '@japa/api-client'
import { adminRoles, type AdminRole } from '#core/admin/admin'
import Site from '#models/site'
import { storeOneOfEach } from '#tests/support/admin/one_of_each'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { everyRoute } from '#tests/support/http/every_route'

/**
 * An admin of each role, and one of everything that the back office has a page or an act for, all of the
 * first site, with the routes of the back office about these.
 */
export async function teamWithOneOfEach(client: ApiClient) {
  const signedIn: [AdminRole, As][] = []
  for (const role of adminRoles) signedIn.push([role, (await signInAdmin(role)).as])
  const team = Object.fromEntries(signedIn) as Record<AdminRole, As>
  const parameters = await storeOneOfEach(client)
  const routes = everyRoute(parameters).filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  return { routes, siteId, team }
}
