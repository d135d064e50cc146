import { isId } from '#core/id'
import { read } from '#queries/read'

/** The ids among these of archives that nobody waits for any more: downloads that are over, exports that were taken. */
export async function unwantedArchives(ids: readonly string[]) {
  const asked = ids.filter((id) => isId(id))
  const wanted = await Promise.all([
    read<{ id: string }>('tokens').whereIn('id', asked).whereNull('used_at').select('id'),
    read<{ id: string }>('member_exports')
      .whereIn('id', asked)
      .whereNull('removed_at')
      .select('id'),
  ])
  const known = new Set(wanted.flat().map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
