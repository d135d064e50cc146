import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StatementLine } from '#queries/credits/statement_of'

/** A line of a member's own statement, in whole credits. */
export default class StatementLineTransformer extends BaseTransformer<StatementLine> {
  toObject() {
    const { movement, change, balance, partner, reason } = this.resource
    const { id, kind, orderId } = movement
    const at = movement.at.toJSDate().toISOString()
    return { id, kind, orderId, change, balance, partner, reason, at }
  }
}
