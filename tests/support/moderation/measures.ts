import { makeAppeal } from '#core/moderation/measures/make_appeal'
import type { Statement } from '#core/moderation/measures/measure'
import { takeMeasure, type Deed } from '#core/moderation/measures/take_measure'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const scam = { breach: 'scam', law: null, facts: 'You asked for money', machine: 'none' } as const

type Judged = Readonly<{ statement?: Statement; takenBy?: string | null }>

/** Takes a measure about a stored member, because of a scam unless something else is said; answers its id. */
export async function judge(
  { user }: Person,
  deed: Deed,
  { statement = scam, takenBy = null }: Judged = {}
) {
  const judgement = { userId: user.id, reportId: null, takenBy, statement }
  const taken = await takeMeasure(await sitePorts(), { ...judgement, deed })
  if (!taken.ok || !taken.value) throw new Error('Nothing was done')
  return taken.value.id
}

/** The member appeals against a measure; answers the id of the appeal. */
export async function appealAgainst(measureId: string, { user }: Person, body = 'Not me') {
  const ports = await sitePorts()
  const made = await makeAppeal(ports, { userId: user.id, measureId, body })
  if (!made.ok) throw new Error(made.refusal)
  return made.value.appealId
}
