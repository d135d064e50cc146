import type { Uses } from '#core/ports'
import type { ChosenLogins } from '#core/repositories/logins'

/**
 * Ends sessions of a user: of one device, of every device but the one at hand, or of all. From
 * then on their requests are those of a visitor, and their live connections close. Ending what
 * has ended, or is somebody else's, changes nothing.
 */
export async function endSessions(
  { events, unitOfWork }: Uses<'events' | 'unitOfWork'>,
  chosen: ChosenLogins
) {
  const loginIds = await unitOfWork.run(({ logins }) => logins.end(chosen))
  if (loginIds.length > 0) await events.publish({ name: 'sessions_ended', loginIds })
}
