import type { DeadlineTerms } from '#core/complaints/deadlines'
import type { Sites } from '#core/repositories/sites'
import type { Site } from '#core/sites/site'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemorySites extends InMemoryRows<Site, string, 'id' | 'createdAt'> implements Sites {
  readonly closedSites: string[] = []

  terms: DeadlineTerms = { answerDays: 2, solutionDays: 14, zone: 'Europe/Amsterdam' }

  async closedTo() {
    return this.closedSites
  }

  async names() {
    return [...this.rows.values()].map(({ name }) => name)
  }

  async domains() {
    return [...this.rows.values()].map(({ domain }) => domain)
  }

  async deadlineTerms() {
    return this.terms
  }
}
