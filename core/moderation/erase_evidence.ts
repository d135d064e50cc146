import { evidenceDays } from '#core/moderation/report'
import type { Uses } from '#core/ports'

/**
 * Erases the evidence of reports last made more than 180 days ago; the reports stay.
 * Rule: docs/product/moderation.md, Evidence.
 */
export async function eraseEvidence({ clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>) {
  const before = clock.now().minus({ days: evidenceDays })
  await unitOfWork.run(({ reports }) => reports.eraseEvidence(before))
}
