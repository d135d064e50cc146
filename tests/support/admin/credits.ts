import { memberAccount } from '#core/credits/movement'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** Posts a bonus of this many credits to a stored member. */
export async function giveCredits({ user }: Person, credits: number) {
  const { clock, ids, unitOfWork } = await sitePorts()
  const id = ids.next()
  await unitOfWork.run(({ ledger }) =>
    ledger.post({
      id,
      kind: 'bonus',
      from: 'house:bonus',
      to: memberAccount(user.id),
      credits,
      idempotencyKey: id,
      orderId: null,
      at: clock.now(),
    })
  )
}
