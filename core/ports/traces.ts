/** What a member leaves in tables that no rule reads: one call erases it all. */
export abstract class Traces {
  /**
   * Removes what belongs to this member alone, and the words of every message they wrote; the
   * rows of bookkeeping stay. Answers the storage keys of the pictures, whose files remain.
   */
  abstract erase(
    member: Readonly<{ userId: string; profileId: string; email: string | null }>
  ): Promise<readonly string[]>
}
