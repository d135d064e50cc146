import type { DiscountCode } from '#core/payments/discounts/discount_code'
import {
  parseDiscountCode,
  type DiscountCodeForm,
} from '#core/payments/discounts/new_discount_code'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Without the characters that people confuse, such as O and 0. */
const unambiguous = /[A-HJ-NP-Z2-9]/g
const generatedLength = 10

/** An unguessable code that is easy to type. */
export function generateCode({ secrets }: Uses<'secrets'>): string {
  const characters = secrets.make().toUpperCase().match(unambiguous) ?? []
  return characters.slice(0, generatedLength).join('')
}

/** A form of which the code may be left out. */
export type NewCodeForm = Omit<DiscountCodeForm, 'code'> & Readonly<{ code: string | null }>

/**
 * Parses a new discount code, with a generated code where none is given. Refuses as
 * `parseDiscountCode` does. Rule: docs/product/payments.md, Discount codes.
 */
export function prepareDiscountCode(ports: Uses<'clock' | 'secrets'>, form: NewCodeForm) {
  const code = form.code ?? generateCode(ports)
  return parseDiscountCode({ ...form, code }, ports.clock.now())
}

type CodeRepositories = Pick<Repositories, 'discountCodes' | 'users'>

/** Whether a new code could be stored. Refuses 'code_taken', and 'user_not_found' for the member of it. */
export async function checkNewCode({ discountCodes, users }: CodeRepositories, code: DiscountCode) {
  if (code.userId && !(await users.find(code.userId))) return refuse('user_not_found')
  return (await discountCodes.find(code.code)) ? refuse('code_taken') : ok(code)
}

/** Stores a new discount code. Refuses as `checkNewCode` does. */
export async function addDiscountCode(repositories: CodeRepositories, code: DiscountCode) {
  const checked = await checkNewCode(repositories, code)
  if (!checked.ok) return checked
  return (await repositories.discountCodes.addUnlessKnown(code)) ? checked : refuse('code_taken')
}

/**
 * Expires a discount code now. Orders placed with it keep their price. Returns the code; refuses
 * 'code_not_found', 'code_used' and 'code_ended', with nothing changed.
 */
export function endDiscountCode(ports: Uses<'clock' | 'unitOfWork'>, typed: string) {
  return ports.unitOfWork.run(async ({ discountCodes }) => {
    const code = await discountCodes.lock(typed.trim().toUpperCase())
    if (!code) return refuse('code_not_found')
    if (code.status === 'used') return refuse('code_used')
    const expiresAt = ports.clock.now()
    if (code.expiresAt && code.expiresAt <= expiresAt) return refuse('code_ended')
    await discountCodes.update(code.code, { expiresAt })
    return ok({ ...code, expiresAt })
  })
}
