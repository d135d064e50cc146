/**
 * Stands for a table in SQL: every refund between two instants that was not refused, ours and those that providers
 * made, each with its order. Takes both instants twice.
 */
export const allRefunds = `(
  select order_id, currency, amount, created_at as at from refunds
  where created_at >= ? and created_at < ? and status <> 'failed'
  union all
  select order_id, currency, amount, found_at as at from provider_refunds
  where found_at >= ? and found_at < ?) as given`
