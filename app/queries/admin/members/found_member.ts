import { isId } from '#core/id'
import { isEmail, normaliseEmail } from '#core/email'
import { read } from '#queries/read'

/** A document's name, such as `vonk-2026-000123`. */
const documentName = /^([a-z\d-]{1,30})-(\d{4})-(\d{1,9})$/
/** What a payer writes on a bank transfer, with or without spaces. */
const transferReference = /^RF\d{2}[A-Z\d]{1,21}$/

/**
 * The user id of the one member that a text names exactly: by email address, by id (of the member,
 * the profile or an order), by the number of an invoice or by the reference of a bank transfer. Null
 * for a text that names nobody, or nobody of this site.
 */
export async function foundMember(typed: string, siteId: string | null): Promise<string | null> {
  const query = read<{ id: string }>('users').select('users.id')
  if (siteId !== null) query.where('users.site_id', siteId)
  const text = typed.trim()
  const reference = text.replaceAll(' ', '').toUpperCase()
  const email = normaliseEmail(text)
  const [, series, year, number] = documentName.exec(text.toLowerCase()) ?? []
  if (isEmail(email)) query.where({ email })
  else if (isId(text.toLowerCase())) query.whereIn('users.id', ownersOf(text.toLowerCase()))
  else if (transferReference.test(reference)) query.whereIn('users.id', payerOf(reference))
  else if (number) query.whereIn('users.id', buyerOf({ series, year, number: Number(number) }))
  else return null
  const found = await query.first()
  return found?.id ?? null
}

/** The owners of what has this id: a user, a profile or an order. */
function ownersOf(id: string) {
  return read('users')
    .where({ id })
    .select('id')
    .unionAll(read('profiles').where({ id }).select('user_id'))
    .unionAll(read('orders').where({ id }).select('user_id'))
}

function payerOf(reference: string) {
  return read('bank_transfers')
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .where({ reference })
    .select('orders.user_id')
}

function buyerOf(document: Readonly<{ series: string; year: string; number: number }>) {
  return read('invoices')
    .join('orders', 'orders.id', 'invoices.order_id')
    .where(document)
    .select('orders.user_id')
}
