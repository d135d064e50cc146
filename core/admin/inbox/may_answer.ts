import type { DateTime } from 'luxon'
import { isHeldByOther, type WorkClaim } from '#core/admin/claims/work_claim'
import { ok, refuse } from '#core/result'

type Last = Readonly<{ senderId: string; sentAt: DateTime }>

/**
 * Whether a fictional profile may write now: only as an answer, to a member who wrote last, or who
 * liked it since it last wrote. Refuses 'answered_meanwhile'. `last` is the last message of the two.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function mayAnswer(
  fictionalId: string,
  { last, likedAt }: Readonly<{ last: Last | null; likedAt: DateTime | null }>
) {
  const wroteLast = last !== null && last.senderId !== fictionalId
  const likedSince = likedAt !== null && (last === null || likedAt > last.sentAt)
  return wroteLast || likedSince ? ok() : refuse('answered_meanwhile')
}

/**
 * Whether an admin still has a conversation in hand: also after the five minutes, as long as nobody
 * else took it. Refuses 'claimed_by_other' with the id of the `admin` who has it now, and 'claim_lost'.
 * Rule: docs/product/back-office.md, Claims of work.
 */
export function checkInHand(claim: WorkClaim | null, adminId: string, now: DateTime) {
  if (claim?.adminId === adminId) return ok()
  return claim && isHeldByOther(claim, adminId, now)
    ? refuse('claimed_by_other', { admin: claim.adminId })
    : refuse('claim_lost')
}
