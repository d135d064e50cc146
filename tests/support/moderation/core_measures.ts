import { liftMeasure } from '#core/moderation/measures/lift_measure'
import type { Statement } from '#core/moderation/measures/measure'
import { takeMeasure, type Deed } from '#core/moderation/measures/take_measure'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { bob } from '#tests/support/people/people'

export const threat: Statement = {
  breach: 'harassment',
  law: null,
  facts: 'You threatened another member',
  machine: 'none',
}

/** An admin takes a measure about Bob, because of a threat unless something else is said. */
export function take(ports: FakePorts, deed: Deed, statement = threat, confirmedBy?: string) {
  const judgement = { userId: bob().user.id, reportId: null, takenBy: 'an-admin', statement }
  return takeMeasure(ports, { ...judgement, confirmedBy, deed })
}

/** Takes a measure that must not be refused. */
export async function taken(...judged: Parameters<typeof take>) {
  const measure = await take(...judged)
  if (!measure.ok || !measure.value) throw new Error('Nothing was done')
  return measure.value
}

export function lift(ports: FakePorts, measureId: string) {
  return liftMeasure(ports, { measureId, adminId: 'an-admin' })
}
