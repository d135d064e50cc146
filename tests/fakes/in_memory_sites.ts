import type { Sites } from '#core/repositories/sites'

export class InMemorySites implements Sites {
  readonly closedSites: string[] = []

  async closed() {
    return this.closedSites
  }
}
