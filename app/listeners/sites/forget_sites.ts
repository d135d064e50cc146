import type { EventNamed } from '#core/ports/events'
import { forgetSitesEverywhere } from '#live/nodes'

/** What nodes keep of sites is read anew. */
export default class ForgetSites {
  handle({ siteId }: EventNamed<'site_changed'>) {
    forgetSitesEverywhere(siteId)
  }
}
