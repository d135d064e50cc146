import type { DebitState } from '#core/payments/direct_debit/debit'
import Debit from '#models/debit'
import SepaFile from '#models/sepa_file'
import Site from '#models/site'
import { creditorOf } from '#queries/payments/company_account'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

interface ListedFile {
  messageId: string
  site: string
  count: number
  sum: number
  createdAt: number
  sentAt: number | null
}

/** A page of the files of debits that were made for the bank, the newest first; sums in cents. */
export async function bankFiles(after: TimeCursor | null, size = 25) {
  const query = read<ListedFile>('sepa_files')
    .join('sites', 'sites.id', 'sepa_files.site_id')
    .select('sepa_files.message_id', 'sepa_files.count', 'sepa_files.sum')
    .select('sepa_files.created_at', 'sepa_files.sent_at', 'sites.name as site')
    .orderBy('sepa_files.created_at', 'desc')
    .orderBy('sepa_files.message_id', 'desc')
    .limit(size + 1)
  if (after) {
    const place = '(sepa_files.created_at, sepa_files.message_id) < (?, ?)'
    query.whereRaw(place, [after.at, after.id])
  }
  const { next, rows } = pageOf(await query, size, ({ createdAt: at, messageId: id }) => {
    return { at, id }
  })
  return { files: rows, next }
}

export function bankFileCount() {
  return foundCount(read('sepa_files'))
}

/** A file with the name of its site, without its content; null for an unknown one. */
export async function bankFile(messageId: string) {
  const columns = ['messageId', 'siteId', 'count', 'sum', 'createdAt', 'sentAt'] as const
  const file = await SepaFile.query()
    .where({ messageId })
    .select(...columns)
    .first()
  if (!file) return null
  const { name: site } = await Site.findOrFail(file.siteId)
  const { count, createdAt, sentAt, sum } = file
  const at = { createdAt: createdAt.toMillis(), sentAt: sentAt?.toMillis() ?? null }
  return { messageId, site, count, sum, ...at }
}

interface ListedDebit {
  id: string
  orderId: string
  amount: number
  endToEndId: string
  collectOn: string
  state: DebitState
  returnReason: string | null
}

/** A page of the debits of a file, in the order in which they were signed; amounts in cents. */
export async function debitsOf(messageId: string, after: string | null, size = 50) {
  const query = read<ListedDebit>('debits')
    .where('exported_in', messageId)
    .select('id', 'order_id', 'amount', 'end_to_end_id', 'collect_on', 'state', 'return_reason')
    .orderBy('id')
    .limit(size + 1)
  if (after !== null) query.where('id', '>', after)
  const found = await query
  const debits = found.slice(0, size)
  return { debits, next: found.length > size ? debits[size - 1].id : null }
}

/** The debits that wait for a file, and the sites that can collect them. */
export async function readyToExport() {
  const [ready] = await Debit.query()
    .where('state', 'ready')
    .count('* as number')
    .sum('amount as sum')
    .min('collect_on as first')
  const { first, number, sum } = ready.$extras
  const sites = await Site.query().orderBy('domain')
  const creditors = await Promise.all(sites.map(({ id }) => creditorOf(id)))
  const choices = sites.map(({ domain, id }) => ({ value: id, text: domain }))
  return {
    number: Number(number),
    sum: Number(sum ?? 0),
    first: first === null ? null : String(first),
    sites: choices.filter((_, index) => creditors[index] !== null),
  }
}
