import { ada } from '#tests/support/people/people'
import type { Pool } from '#queries/sites/pool'

/** The pool of an installation with one site. */
export const onlySite: Pool = {
  siteId: ada().profile.siteId,
  closedSites: [],
  hasOthers: false,
}
