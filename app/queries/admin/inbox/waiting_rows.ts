import {
  waitingAnswers,
  type InboxFilter,
  type Looking,
} from '#queries/admin/inbox/waiting_answers'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'

/** All conversations of a filter that wait for an answer as rows of a file; without their words. */
export async function* waitingRows(looking: Looking, filter: InboxFilter) {
  const all = everyRow((after: string | null) => {
    return waitingAnswers(looking, { ...filter, after: after ?? undefined }, rowsAtOnce)
  })
  for await (const row of all) {
    yield {
      id: row.id,
      since: writtenAt(row.since),
      member: row.member,
      age: row.age,
      language: row.language,
      to: row.fictional,
      unread: row.unread,
      signs: row.signs.join(' '),
      spends_much: row.spendsMuch ? 'yes' : '',
    }
  }
}
