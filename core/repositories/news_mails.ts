import type { DateTime } from 'luxon'

/** The planned mail about unseen news of each member. */
export abstract class NewsMails {
  /**
   * Plans a mail; returns false when one is planned already, unless that was so long ago that it
   * must have been lost.
   */
  abstract plan(
    profileId: string,
    { until, now }: Readonly<{ until: DateTime; now: DateTime }>
  ): Promise<boolean>
}
