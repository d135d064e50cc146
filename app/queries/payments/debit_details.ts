import type { DateTime } from 'luxon'
import { collectionDay } from '#core/payments/direct_debit/collection_day'
import { masked } from '#core/payments/direct_debit/mandate'
import { codeMinutes } from '#core/payments/direct_debit/signing'
import Company from '#models/company'
import Mandate from '#models/mandate'
import Signing from '#models/signing'

/** The newest signing of a member, which alone counts. */
function lastSigning(userId: string) {
  return Signing.query()
    .where({ userId })
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .first()
}

/**
 * The initial values of the direct debit form: what the member entered last, with the account
 * masked.
 */
export async function lastDebtor(userId: string) {
  const mandates = Mandate.query().where({ userId }).orderBy('signedAt', 'desc')
  const last = (await lastSigning(userId)) ?? (await mandates.first())
  if (!last) return null
  const { accountHolder, street, houseNumber, zip, city, phone } = last
  const account = masked(last.iban)
  return { accountHolder, account, street, houseNumber, zip, city, phone }
}

/**
 * The mandate a code was sent for, as its debtor reads it before signing; null for one that is
 * signed or replaced, or another member's.
 */
export async function mandateToSign(
  { id: userId, siteId }: Readonly<{ id: string; siteId: string }>,
  signingId: string,
  now: DateTime
) {
  const signing = await lastSigning(userId)
  if (signing?.id !== signingId || signing.signedAt !== null) return null
  const company = await Company.findOrFail(siteId)
  const { accountHolder, street, houseNumber, zip, city, reference } = signing
  return {
    id: signing.id,
    until: signing.createdAt.plus({ minutes: codeMinutes }).toJSDate().toISOString(),
    phone: masked(signing.phone),
    reference,
    creditor: company.name,
    creditorAddress: [company.address, company.city, company.country].join(', '),
    creditorId: company.creditorId ?? '',
    accountHolder,
    address: `${street} ${houseNumber}, ${zip} ${city}`,
    account: masked(signing.iban),
    collectOn: collectionDay(now).toISODate()!,
  }
}
