import type { Uses } from '#core/ports'
import type { ChosenLogins } from '#core/repositories/logins'

/**
 * Ends logins of a user: one, all but the present one, or all. Their requests are a visitor's from
 * then on, and their live connections close by 'logins_ended'. Logins that have ended or are
 * somebody else's are ignored. Rule: docs/product/accounts.md, Login.
 */
export async function endLogins(
  { events, unitOfWork }: Uses<'events' | 'unitOfWork'>,
  chosen: ChosenLogins
) {
  const loginIds = await unitOfWork.run(({ logins }) => logins.end(chosen))
  if (loginIds.length > 0) await events.publish({ name: 'logins_ended', loginIds })
}
