import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

export const claimedKinds = [
  'photo',
  'report',
  'appeal',
  'fictional_conversation',
  'ticket',
] as const
export type ClaimedKind = (typeof claimedKinds)[number]

/** Work that one admin has in hand, so that no other does the same. */
export type WorkClaim = Readonly<{
  kind: ClaimedKind
  subjectId: string
  adminId: string
  until: DateTime
}>

/** Minutes after which untouched work is free again. */
export const claimMinutes = 5

type Claiming = Pick<WorkClaim, 'kind' | 'subjectId' | 'adminId'>

/**
 * Takes a piece of work for five minutes, or for five more. Refuses 'claimed_by_other' with the id
 * of the `admin` who has it. Rule: docs/product/back-office.md, Claims of work.
 */
export async function claimWork(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { kind, subjectId, adminId }: Claiming
) {
  const now = clock.now()
  const claim: WorkClaim = {
    kind,
    subjectId,
    adminId,
    until: now.plus({ minutes: claimMinutes }),
  }
  return unitOfWork.run(async ({ workClaims }) => {
    if (await workClaims.addUnlessKnown(claim)) return ok(claim)
    const held = await workClaims.lock({ kind, subjectId })
    if (held && isHeldByOther(held, adminId, now)) {
      return refuse('claimed_by_other', { admin: held.adminId })
    }
    await workClaims.put(claim)
    return ok(claim)
  })
}

/**
 * Takes those pieces of work that no other admin has in hand, for five minutes or five more; returns
 * the ids of what was taken, in the order asked. Rule: docs/product/back-office.md, Claims of work.
 */
export async function claimFree(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  wanted: Pick<Claiming, 'kind' | 'adminId'> & Readonly<{ subjectIds: readonly string[] }>
) {
  const now = clock.now()
  const until = now.plus({ minutes: claimMinutes })
  const taken = await unitOfWork.run(({ workClaims }) => {
    return workClaims.takeFree({ ...wanted, now, until })
  })
  return wanted.subjectIds.filter((id) => taken.includes(id))
}

/** Gives a piece of work out of hand; does nothing for what another admin has. */
export async function releaseWork(
  { unitOfWork }: Uses<'unitOfWork'>,
  { kind, subjectId, adminId }: Claiming
) {
  await unitOfWork.run(async ({ workClaims }) => {
    const held = await workClaims.lock({ kind, subjectId })
    if (held?.adminId === adminId) await workClaims.remove({ kind, subjectId })
  })
}

/** Whether another admin has the work in hand at this moment. */
export function isHeldByOther(claim: WorkClaim, adminId: string, now: DateTime) {
  return claim.adminId !== adminId && claim.until > now
}
