import type { Block } from '#core/likes/block'

export abstract class Blocks {
  /** Whether either of the two blocks the other. */
  abstract between(profileId: string, otherId: string): Promise<boolean>
  /** Answers false, and writes nothing, when this block is there already. */
  abstract add(block: Block): Promise<boolean>
  /** One that is not there is no fault. */
  abstract remove(blockerId: string, blockedId: string): Promise<void>
}
