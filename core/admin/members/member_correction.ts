import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ageOn, parseDay } from '#core/profiles/age'
import type { Gender } from '#core/profiles/profile'

export const correctionKinds = ['credits', 'date_of_birth', 'gender'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** What an admin put right in a member's account, as the member is told it. */
export type MemberCorrection = Readonly<{
  id: string
  userId: string
  kind: CorrectionKind
  /** What stood there: the balance in whole credits, a day such as `1990-05-01`, or a gender. */
  before: string
  after: string
  /** Why, in the member's language. */
  facts: string
  /** The movement of the credits; null for other kinds. */
  movementId: string | null
  correctedBy: string | null
  correctedAt: DateTime
}>

/** Keeps a correction that was just made, and mails it to the member, inside a unit of work. */
export async function tellCorrection(
  { clock, ids }: Uses<'clock' | 'ids'>,
  { jobs, memberCorrections }: Pick<Repositories, 'jobs' | 'memberCorrections'>,
  correction: Omit<MemberCorrection, 'id' | 'correctedAt'>
) {
  const id = ids.next()
  await memberCorrections.add({ ...correction, id, correctedAt: clock.now() })
  const { userId } = correction
  await jobs.add({ name: 'send_mail', kind: 'account_corrected', userId, correctionId: id })
}

/** What a member is told of a correction. */
export type ToldCorrection =
  | Readonly<{ what: 'given' | 'taken'; credits: number; balance: number }>
  /** The age alone: a date of birth stands on no page and in no mail. */
  | Readonly<{ what: 'date_of_birth'; age: number }>
  | Readonly<{ what: 'gender'; gender: Gender }>

/** What a member is told of a correction; `timeZone` is theirs. */
export function toldCorrection(
  { after, before, correctedAt, kind }: Omit<MemberCorrection, 'id' | 'userId' | 'facts'>,
  timeZone: string
): ToldCorrection {
  switch (kind) {
    case 'credits': {
      const [balance, change] = [Number(after), Number(after) - Number(before)]
      return { what: change > 0 ? 'given' : 'taken', credits: Math.abs(change), balance }
    }
    case 'date_of_birth':
      return { what: kind, age: ageOn(parseDay(after), correctedAt.setZone(timeZone)) }
    case 'gender':
      return { what: kind, gender: after === 'female' ? 'female' : 'male' }
  }
}
