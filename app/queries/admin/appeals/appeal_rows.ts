import { appealList, type AppealFilter } from '#queries/admin/appeals/appeal_list'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'

/** All appeals of a filter as rows of a file; without their words. */
export async function* appealRows(looking: Parameters<typeof appealList>[0], filter: AppealFilter) {
  const all = everyRow((after: string | null) => {
    return appealList(looking, { ...filter, after: after ?? undefined }, rowsAtOnce)
  })
  for await (const appeal of all) {
    yield {
      id: appeal.id,
      made: writtenAt(appeal.madeAt),
      member: appeal.name,
      against: appeal.kind,
      taken: writtenAt(appeal.takenAt),
      by: appeal.takenBy ?? '',
      decision: appeal.decision ?? '',
    }
  }
}
