import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { rejectPhoto } from '#core/moderation/review_photo'
import type { Ports } from '#core/ports'
import { adminOf } from '#database/demo/admins'
import { albumOf } from '#database/demo/albums'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { done } from '#database/demo/done'
import { demoId } from '#database/demo/ids'
import { quiet } from '#database/demo/quiet'
import { ordinary } from '#database/demo/romances'

/**
 * Appeals against decisions of the moderator, whom the owner may overrule: two that wait, one that
 * was granted and one that was not.
 */
export async function insertAppeals(ports: Ports, cast: readonly Character[]) {
  const silent = quiet(ports)
  const members = ordinary(cast)
  const [waiting, granted] = await withTwoPhotos(ports, members.slice(80))
  await appealWarning(silent, members[78], {
    facts: 'You sent eleven members the address of a shop within an hour.',
    body: 'It is not a shop. It is the site of our hiking club, and they had asked me for it.',
    hoursAgo: 20,
  })
  await appealRejection(silent, waiting, {
    body: 'That is me ten years ago, before I cut my hair. My sister took it.',
    hoursAgo: 6,
  })
  const cut = await appealRejection(silent, granted, {
    body: 'I lost twenty kilos since. Compare the scar on my chin with my other photo.',
    hoursAgo: 60,
  })
  await decide(silent, cut, 'granted', 'You are right: it is you, and the photo is back.')
  const shop = await appealWarning(silent, members[76], {
    facts: 'You asked nine members to buy on your site.',
    body: 'I only told them about it because they asked what I do.',
    hoursAgo: 90,
  })
  const answer = 'Seven of the nine had not asked: your first message to them was the address.'
  await decide(silent, shop, 'rejected', answer)
}

type Appealing = Readonly<{ body: string; hoursAgo: number }>

/** A photo that is rejected two days before; answers the appeal. */
async function appealRejection(
  ports: Ports,
  { number, photoId }: Readonly<{ number: number; photoId: string }>,
  { body, hoursAgo }: Appealing
) {
  const before = earlier(ports, { hours: hoursAgo + 48 })
  const { adminId } = await adminOf(before, 'moderator')
  done(await rejectPhoto(before, { photoId, adminId, reason: 'not_you' }))
  const userId = demoId('user', number)
  const measure = await ports.unitOfWork.run(({ measures }) => measures.first({ userId }))
  return appeal(ports, { userId, measureId: measure!.id, body, hoursAgo })
}

async function appealWarning(
  ports: Ports,
  { number }: Character,
  { body, facts, hoursAgo }: Appealing & Readonly<{ facts: string }>
) {
  const userId = demoId('user', number)
  const before = earlier(ports, { hours: hoursAgo + 48 })
  const { adminId: takenBy } = await adminOf(before, 'moderator')
  const warned = done(
    await takeMeasure(before, {
      userId,
      reportId: null,
      takenBy,
      statement: { breach: 'advertising', law: null, facts, machine: 'none' },
      deed: { kind: 'warning' },
    })
  )
  return appeal(ports, { userId, measureId: warned!.id, body, hoursAgo })
}

async function appeal(
  ports: Ports,
  { hoursAgo, ...making }: Appealing & Readonly<{ userId: string; measureId: string }>
) {
  const made = done(await makeAppeal(earlier(ports, { hours: hoursAgo }), making))
  return { ...made, hoursAgo }
}

/** The owner decides five hours after it was made. */
async function decide(
  ports: Ports,
  { appealId, hoursAgo }: Awaited<ReturnType<typeof appeal>>,
  decision: 'granted' | 'rejected',
  answer: string
) {
  const then = earlier(ports, { hours: hoursAgo - 5 })
  done(await decideAppeal(then, { by: await adminOf(then, 'owner'), appealId, decision, answer }))
}

/** The second photos of the first two of these members who have one. */
async function withTwoPhotos(ports: Ports, members: readonly Character[]) {
  const found: { number: number; photoId: string }[] = []
  for (const { number } of members) {
    const album = await albumOf(ports, number)
    if (album.length > 1) found.push({ number, photoId: album[1].id })
    if (found.length === 2) return found
  }
  throw new Error('Fewer than two members of the demo have a second photo')
}
