import type { DateTime } from 'luxon'
import {
  parseEmail,
  parseLine,
  parseName,
  withoutAddress,
} from '#core/complaints/public_form/notice'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { ok } from '#core/result'
import type { Country } from '#core/sites/countries'
import { withdrawalEndsAt } from '#core/sites/withdrawal'

/** A withdrawal from a contract, as it was typed. */
export type TypedWithdrawal = Readonly<{
  name: string
  /** Which contract: an order, or what was bought and when. */
  contract: string
  email: string
}>

/**
 * Parses a withdrawal from a contract (article 11a of the Consumer Rights Directive): who withdraws,
 * from which contract, and where the receipt goes. No web or
 * email address stands in the first two, as they go into a mail. No reason is asked for. Refuses a form without them,
 * by field. Rule: docs/product/complaints.md, Withdrawal from a contract.
 */
export function parseWithdrawal({ contract, email, name }: TypedWithdrawal) {
  const fields = {
    name: parseName(name),
    contract: parseContract(contract),
    email: parseEmail(email),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  return ok({
    name: fields.name.value,
    contract: fields.contract.value,
    email: fields.email.value,
  })
}

type Purchase = Readonly<{ id: string; country: Country; completedAt: DateTime | null }>

/**
 * The purchase that a form begins with, by its id: the only one of a member's that can still be withdrawn
 * from. Null where there is none, and where there are several: then the member says which.
 * Rule: docs/product/complaints.md, Withdrawal from a contract.
 */
export function purchaseToWithdraw(purchases: readonly Purchase[], now: DateTime) {
  const open = purchases.filter(({ completedAt, country }) => {
    return completedAt !== null && now <= withdrawalEndsAt(completedAt, country)
  })
  return open.length === 1 ? open[0].id : null
}

function parseContract(typed: string) {
  const line = parseLine(typed, 'contract_missing')
  return line.ok ? withoutAddress(line.value) : line
}
