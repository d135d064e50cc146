import type { DeadlineTerms } from '#core/complaints/deadlines'
import type { Sites } from '#core/repositories/sites'
import { sitesClosedTo } from '#core/sites/pool'
import { readSettings } from '#core/sites/settings/settings'
import type { Site } from '#core/sites/site'
import { LucidShownRows } from '#adapters/lucid/lucid_shown_rows'
import SiteModel from '#models/site'

export class LucidSites extends LucidShownRows<Site, string, 'id' | 'createdAt'> implements Sites {
  async closedTo(siteId: string) {
    return sitesClosedTo(siteId, await SiteModel.ofPool(this.client))
  }

  async names() {
    const rows = await SiteModel.query({ client: this.client }).select('name')
    return rows.map(({ name }) => name)
  }

  async domains() {
    const rows = await SiteModel.query({ client: this.client }).select('domain')
    return rows.map(({ domain }) => domain)
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
