import type { Deletion } from '#core/membership/leaving/deletion'

export abstract class Deletions {
  abstract find(userId: string): Promise<Deletion | null>
  abstract add(deletion: Deletion): Promise<void>
  abstract remove(userId: string): Promise<void>
}
