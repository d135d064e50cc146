import { mayAppeal, parseAppeal } from '#core/moderation/measures/appeal'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Making = Readonly<{ userId: string; measureId: string; body: string }>

/**
 * Appeals against a measure about oneself. Returns the id of the appeal. Refuses 'measure_not_found',
 * also for a measure about somebody else, and what `parseAppeal` and `mayAppeal` refuse.
 * Rule: docs/product/moderation.md, Appeals.
 */
export async function makeAppeal(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { body: typed, measureId, userId }: Making
) {
  const body = parseAppeal(typed)
  if (!body.ok) return body
  return unitOfWork.run(async ({ appeals, measures, users }) => {
    // A double click makes one appeal.
    await users.lock(userId)
    const measure = await measures.find(measureId)
    if (measure?.userId !== userId) return refuse('measure_not_found')
    const now = clock.now()
    const made = await appeals.first({ measureId })
    const allowed = mayAppeal({ measure, made, now })
    if (!allowed.ok) return allowed
    const id = ids.next()
    await appeals.add({
      id,
      measureId,
      userId,
      body: body.value,
      madeAt: now,
      decision: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
    })
    return ok({ appealId: id })
  })
}
