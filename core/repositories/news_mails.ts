import type { DateTime } from 'luxon'

/** When a member is next told by mail what they have not seen. */
export abstract class NewsMails {
  /**
   * Notes that a mail is due; false when one is already, and not so long ago that it must have
   * been lost.
   */
  abstract plan(
    profileId: string,
    { until, now }: Readonly<{ until: DateTime; now: DateTime }>
  ): Promise<boolean>
}
