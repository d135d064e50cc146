import type { DeadlineTerms } from '#core/complaints/deadlines'
import type { Rows } from '#core/repositories/rows'
import type { Site } from '#core/sites/site'

/** What rules ask of the sites beside their rows. */
export interface Sites extends Rows<Site, string, 'id' | 'createdAt'> {
  /** The ids of the sites that are not in one pool with this one, see `sitesClosedTo`. */
  closedTo(siteId: string): Promise<readonly string[]>
  /** What the sites of the installation are called. */
  names(): Promise<readonly string[]>
  /** The domains of all sites of the installation. */
  domains(): Promise<readonly string[]>
  /** Within how many days a site answers and solves tickets. */
  deadlineTerms(siteId: string): Promise<DeadlineTerms>
}
