import { noteMember } from '#core/admin/members/note_member'
import { rejectPhoto } from '#core/moderation/review_photo'
import type { Ports } from '#core/ports'
import { adminOf } from '#database/demo/admins'
import { albumOf } from '#database/demo/albums'
import { insertAppeals } from '#database/demo/appeals'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { done } from '#database/demo/done'
import { demoId } from '#database/demo/ids'
import { leadsOf } from '#database/demo/leads'
import { quiet } from '#database/demo/quiet'
import { insertReportedChats } from '#database/demo/reported_chats'
import { insertReports } from '#database/demo/reports'
import { ordinary } from '#database/demo/romances'

/** What waits for moderators, and what they have decided. */
export async function insertModeration(ports: Ports, cast: readonly Character[]) {
  await insertReports(ports, cast)
  await insertReportedChats(ports, cast)
  await insertAppeals(ports, cast)
  await noteTheWarned(ports, cast)
  await rejectPhotosOfLeads(ports, cast)
}

async function noteTheWarned(ports: Ports, cast: readonly Character[]) {
  const then = earlier(ports, { hours: 95 })
  done(
    await noteMember(then, {
      by: await adminOf(then, 'moderator'),
      userId: demoId('user', ordinary(cast)[66].number),
      body: 'Took the text out within an hour of the warning. Look again at the next report.',
    })
  )
}

/** Premium and free members who are shown the demo find a decision about their last photo, of yesterday. */
async function rejectPhotosOfLeads(ports: Ports, cast: readonly Character[]) {
  const then = earlier(quiet(ports), { days: 1 })
  const { adminId } = await adminOf(then, 'moderator')
  for (const { number } of leadsOf(cast).filter(({ lead }) => lead !== 'newcomer')) {
    const album = await albumOf(ports, number)
    const { id: photoId } = album.at(-1)!
    done(await rejectPhoto(then, { photoId, adminId, reason: 'unclear' }))
  }
}
