import type { DeadlineTerms } from '#core/complaints/deadlines'
import type { Sites } from '#core/repositories/sites'

export class InMemorySites implements Sites {
  readonly closedSites: string[] = []

  terms: DeadlineTerms = { answerDays: 2, solutionDays: 14, zone: 'Europe/Amsterdam' }

  async closed() {
    return this.closedSites
  }

  async deadlineTerms() {
    return this.terms
  }
}
