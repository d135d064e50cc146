/** What a member leaves in tables that no rule reads: one call erases it all. */
export abstract class Traces {
  /**
   * Removes what belongs to this member alone, and the words of every message they wrote; the
   * rows of bookkeeping stay. Answers what has files that remain: the storage keys of the pictures,
   * and the tokens of the member's downloads.
   */
  abstract erase(
    member: Readonly<{ userId: string; profileId: string; email: string | null }>
  ): Promise<Readonly<{ pictures: readonly string[]; downloads: readonly string[] }>>
}
