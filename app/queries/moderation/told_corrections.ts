import { toldCorrection } from '#core/admin/members/member_correction'
import MemberCorrection from '#models/member_correction'
import User from '#models/user'

/** What admins put right in a member's account, the newest first; without who did. */
export async function correctionsToldTo(userId: string) {
  const { timeZone } = await User.findOrFail(userId)
  const corrections = await MemberCorrection.query()
    .where({ userId })
    .orderBy('correctedAt', 'desc')
    .orderBy('id', 'desc')
  return corrections.map((correction) => {
    const { correctedAt, facts, id } = correction
    return {
      id,
      facts,
      told: toldCorrection(correction, timeZone),
      correctedAt: correctedAt.toISO() ?? '',
    }
  })
}
