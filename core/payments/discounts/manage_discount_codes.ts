import {
  parseDiscountCode,
  type DiscountCodeForm,
} from '#core/payments/discounts/new_discount_code'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/** Without the characters that people confuse, such as O and 0. */
const unambiguous = /[A-HJ-NP-Z2-9]/g
const generatedLength = 10

/** An unguessable code that is easy to type. */
export function generateCode({ secrets }: Uses<'secrets'>): string {
  const characters = secrets.make().toUpperCase().match(unambiguous) ?? []
  return characters.slice(0, generatedLength).join('')
}

/**
 * Creates a discount code, with a generated code where none is given, and returns it. Refuses as
 * `parseDiscountCode` does, 'code_taken', and 'user_not_found'.
 * Rule: docs/product/payments.md, Discount codes.
 */
export async function createDiscountCode(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  form: Omit<DiscountCodeForm, 'code'> & Readonly<{ code: string | null }>
) {
  const code = form.code ?? generateCode(ports)
  const parsed = parseDiscountCode({ ...form, code }, ports.clock.now())
  if (!parsed.ok) return parsed
  return ports.unitOfWork.run(async ({ users, discountCodes }) => {
    const { userId } = parsed.value
    if (userId && !(await users.find(userId))) return refuse('user_not_found')
    return (await discountCodes.addUnlessKnown(parsed.value)) ? parsed : refuse('code_taken')
  })
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
