import type { Block } from '#core/likes/block'
import type { Rows } from '#core/repositories/rows'

type Pair = Pick<Block, 'blockerId' | 'blockedId'>

export interface Blocks extends Rows<Block, Pair, keyof Pair> {
  /** Whether either of the two blocks the other. */
  between(profileId: string, otherId: string): Promise<boolean>
}
