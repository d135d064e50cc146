import { memberAccount } from '#core/credits/movement'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** Posts a bonus of this many credits to a stored member; takes them back where that is below zero. */
export async function giveCredits({ user }: Person, credits: number) {
  const { clock, ids, unitOfWork } = await sitePorts()
  const id = ids.next()
  await unitOfWork.run(({ ledger }) =>
    ledger.post({
      id,
      kind: 'bonus',
      from: credits < 0 ? memberAccount(user.id) : 'house:bonus',
      to: credits < 0 ? 'house:bonus' : memberAccount(user.id),
      credits: Math.abs(credits),
      idempotencyKey: id,
      orderId: null,
      at: clock.now(),
    })
  )
}
