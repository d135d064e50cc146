import { reportReasons } from '#core/moderation/report'
import { urgencies } from '#core/moderation/urgency'
import { appealCase } from '#queries/admin/appeals/appeal_case'
import { appealList } from '#queries/admin/appeals/appeal_list'
import { decisionTimes } from '#queries/admin/pictures/decision_times'
import { photosForReview } from '#queries/admin/pictures/photos_for_review'
import { freePhotos, lookers, waitingTotals } from '#queries/admin/pictures/waiting_photos'
import { reportCase } from '#queries/admin/reports/report_case'
import { reportList } from '#queries/admin/reports/report_list'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

/** The pictures that wait, reports and appeals. */
export async function moderationCases(asked: Asked): Promise<Case[]> {
  const { adminId, now, smallSite, some } = asked
  const looking = { siteId: null, adminId, now: now.toMillis() }
  const closed = { status: 'closed' } as const
  const listed = (reason: (typeof reportReasons)[number]) => {
    return reportList(looking, { status: 'closed', reason })
  }
  const second = (await reportList(looking, closed)).next!
  return [
    ...pictureCases(asked),
    again('reports: open', () => reportList(looking, { status: 'open' })),
    again('reports: closed', () => reportList(looking, closed)),
    again('reports: closed, page 2', () =>
      reportList(looking, { status: 'closed', after: second })
    ),
    forEach('reports: closed, each urgency', urgencies, (urgency) =>
      reportList(looking, { status: 'closed', urgency })
    ),
    forEach('reports: closed, each reason', reportReasons, listed),
    again('reports: closed, the small site', () =>
      reportList({ siteId: smallSite, adminId, now: looking.now }, closed)
    ),
    forEach('reports: a case', await some('reports'), (id) => reportCase(id, null, now)),
    again('appeals: waiting', () => appealList(looking, { status: 'waiting' })),
    again('appeals: decided', () => appealList(looking, { status: 'decided' })),
    again('appeals: decided, the small site', () =>
      appealList({ ...looking, siteId: smallSite }, { status: 'decided' })
    ),
    forEach('appeals: a case', await some('appeals'), (id) => appealCase(id, null, now)),
  ]
}

function pictureCases({ adminId, now, smallSite }: Asked): Case[] {
  const looker = (siteId: string | null) => ({ adminId, siteId, now })
  const queue = async (siteId: string | null) => {
    const ids = await freePhotos(looker(siteId), { after: null, limit: 12 })
    return photosForReview(ids)
  }
  return [
    again('pictures: a sheet', () => queue(null)),
    again('pictures: a sheet of the small site', () => queue(smallSite)),
    again('pictures: how many wait', () => waitingTotals(null)),
    again('pictures: who looks', () => lookers(looker(null))),
    again('pictures: decisions in a row', () => decisionTimes(adminId)),
  ]
}
