import type { DeadlineTerms } from '#core/complaints/deadlines'

/** What rules ask of the sites themselves; they are set up by operators alone. */
export interface Sites {
  /** The ids of the sites that keep their members to themselves (`member_resell` is off). */
  closed(): Promise<readonly string[]>
  /** Within how many days a site answers and solves tickets. */
  deadlineTerms(siteId: string): Promise<DeadlineTerms>
}
