import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DeadlineTerms } from '#core/complaints/deadlines'
import type { Sites } from '#core/repositories/sites'
import { readSettings } from '#core/sites/settings/settings'
import Site from '#models/site'

export class LucidSites implements Sites {
  constructor(private client: TransactionClientContract) {}

  closed() {
    return Site.closed(this.client)
  }

  async deadlineTerms(siteId: string): Promise<DeadlineTerms> {
    const company = await this.client.from('companies').where('site_id', siteId).first()
    const settings: { name: string; value: string }[] = await this.client
      .from('settings')
      .where('site_id', siteId)
      .whereIn('name', ['complaint_answer_days', 'complaint_solution_days'])
    const stored = settings.map(({ name, value }) => [name, JSON.parse(value)])
    const { complaintAnswerDays, complaintSolutionDays } = readSettings(Object.fromEntries(stored))
    return {
      answerDays: complaintAnswerDays,
      solutionDays: complaintSolutionDays,
      zone: company?.time_zone ?? 'UTC',
    }
  }
}
