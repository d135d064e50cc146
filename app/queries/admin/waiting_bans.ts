import { read } from '#queries/read'

interface Waiting {
  subjectId: string
}

/** Finds the reports and members, by user id, for which a ban waits for a second admin. */
export async function waitingBans(ids: readonly string[]) {
  const found = await read<Waiting>('proposals')
    .where({ right: 'ban_member', status: 'waiting' })
    .whereIn('subject_id', [...ids])
    .select('subject_id')
  return new Set(found.map(({ subjectId }) => subjectId))
}

/** Whether a ban of this member waits, asked for in their file or because of a report. */
export async function banWaits({
  profileId,
  userId,
}: Readonly<{ userId: string; profileId: string }>) {
  const reports = await read<Readonly<{ id: string }>>('reports')
    .where({ reported_id: profileId, status: 'open' })
    .select('id')
  return (await waitingBans([userId, ...reports.map(({ id }) => id)])).size > 0
}
