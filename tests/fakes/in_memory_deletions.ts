import type { Deletion } from '#core/membership/leaving/deletion'
import { Deletions } from '#core/repositories/deletions'

export class InMemoryDeletions extends Deletions {
  readonly rows = new Map<string, Deletion>()

  async find(userId: string) {
    return this.rows.get(userId) ?? null
  }

  async add(deletion: Deletion) {
    this.rows.set(deletion.userId, deletion)
  }

  async remove(userId: string) {
    this.rows.delete(userId)
  }
}
