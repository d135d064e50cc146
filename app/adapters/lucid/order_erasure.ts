import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Tables whose rows of an order are deleted: documents, and what providers and banks told. */
const removedOfOrder = [
  'payment_events',
  'invoices',
  'disputes',
  'provider_refunds',
  'bank_transfers',
  'sandbox_payments',
] as const

/** A text of 25 to 32 characters that is no one else's, where a column must have one. */
const ownId = "replace(cast(id as text), '-', '')"

/** Adds the documents of an order to the sums of those that are removed. */
const addUpDocuments = `
  insert into removed_documents (currency, invoiced, credited)
  select currency, sum(case when kind = 'invoice' then gross_amount else 0 end),
    sum(case when kind = 'credit_note' then gross_amount else 0 end)
  from invoices where order_id = ? group by currency
  on conflict (currency) do update set
    invoiced = removed_documents.invoiced + excluded.invoiced,
    credited = removed_documents.credited + excluded.credited`

/** Erases all of an order but amounts and credits, by which balances and refunds add up. */
export async function emptyOrder(client: TransactionClientContract, orderId: string) {
  const ofOrder = (table: string) => client.from(table).where('order_id', orderId)
  const refunds = ofOrder('refunds').select('id')
  const surplus = ofOrder('surplus_payments')
  const transfers = ofOrder('bank_transfers').select('reference')
  const payments = ofOrder('sandbox_payments').select('id')
  await client
    .from('payouts')
    .where((paid) => {
      void paid.whereIn('id', refunds).orWhereIn('id', surplus.clone().select('id'))
      void paid.orWhereIn('id', surplus.clone().select('refund_id'))
    })
    .update({ payment_id: client.raw(ownId), description: '' })
  await client.from('account_proofs').whereIn('id', refunds.clone()).delete()
  await client.from('incoming_transfers').whereIn('reference', transfers).delete()
  await client.from('sandbox_refunds').whereIn('payment_id', payments).delete()
  await client.rawQuery(addUpDocuments, [orderId])
  for (const table of removedOfOrder) await ofOrder(table).delete()
  await ofOrder('refunds').update({ refunded_by: null, settled_note: null })
  await ofOrder('debits').update({ end_to_end_id: client.raw(ownId), unblock_reason: null })
  const paid = { payment_id: client.raw(ownId), settled_note: null }
  await surplus.update({ ...paid, refund_id: null })
  await ofOrder('claims').update({ ...paid, reference: null })
  await ofOrder('open_items').update({
    source_id: client.raw(ownId),
    details: '',
    payer_name: null,
    payer_iban: null,
    closed_note: null,
  })
  await ofOrder('discount_codes').update({ user_id: null })
  await client
    .from('orders')
    .where('id', orderId)
    .update({ provider_payment_id: null, discount_code: null })
}
