import { ok, refuse } from '#core/result'

/**
 * The version of the words that a buyer ticks before the pay button (`credits.use_at_once`): they ask to use
 * the credits at once, and know that those they use are not refunded. Other words are the next version.
 */
export const useAtOnceVersion = 1

/**
 * Whether a buyer asked for their credits at once, which articles 7(3) and 16 of the Consumer Rights
 * Directive want before the service begins. Asked anew for each order. Refuses 'use_at_once_missing'.
 * Rule: docs/product/payments.md, Before paying.
 */
export function checkUseAtOnce({ usesAtOnce }: Readonly<{ usesAtOnce: boolean }>) {
  return usesAtOnce ? ok() : refuse('use_at_once_missing')
}
