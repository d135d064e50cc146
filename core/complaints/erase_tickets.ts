import type { Uses } from '#core/ports'

/** Years for which a closed ticket can be read. */
export const keptYears = 2

/** Hours in which the mail that tells of its solution still finds the address. */
const mailHours = 24

/**
 * Erases closed tickets: after two years, and those of erased members a day after they are closed;
 * numbers and dates stay. Rule: docs/product/back-office.md, Complaints.
 */
export async function eraseTickets({ clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>) {
  const now = clock.now()
  const before = now.minus({ years: keptYears })
  const ofErased = now.minus({ hours: mailHours })
  await unitOfWork.run(async ({ tickets }) => {
    for (const id of await tickets.toErase({ before, ofErased })) await tickets.erase(id)
  })
}
