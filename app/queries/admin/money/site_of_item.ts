import BankMovement from '#models/bank_movement'
import Company from '#models/company'
import OpenItem from '#models/open_item'
import Site from '#models/site'

/** The site whose company has the account that unmatched money came to; else the first site. */
export async function siteOfItem(itemId: string) {
  const item = await OpenItem.query().where({ id: itemId, source: 'bank' }).first()
  const movement = item && (await BankMovement.find(item.sourceId))
  const company = movement && (await Company.findBy('iban', movement.account))
  if (company) return Site.findOrFail(company.siteId)
  return Site.query().orderBy('createdAt').firstOrFail()
}
