import { evidenceDays } from '#core/moderation/report'
import type { Uses } from '#core/ports'

/** Erases the evidence of reports that were last made too long ago; the reports stay. */
export async function forgetEvidence({ clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>) {
  const before = clock.now().minus({ days: evidenceDays })
  await unitOfWork.run(({ reports }) => reports.forgetEvidence(before))
}
