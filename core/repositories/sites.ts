import type { Rows } from '#core/repositories/rows'
import type { Site } from '#core/sites/site'

export interface Sites extends Rows<Site, string, 'id' | 'createdAt'> {
  /** The ids of the sites that keep their members to themselves (`member_resell` is off). */
  closed(): Promise<readonly string[]>
}
