import {
  acceptDiscountCode,
  type DiscountCodeForm,
} from '#core/payments/discounts/new_discount_code'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/** Without those that people take for one another. */
const readable = /[A-HJ-NP-Z2-9]/g
const generatedLength = 10

/** A code that nobody can guess, for people to type. */
function generateCode({ secrets }: Uses<'secrets'>): string {
  const signs = secrets.make().toUpperCase().match(readable) ?? []
  return signs.slice(0, generatedLength).join('')
}

/**
 * Makes a discount code, with a code of its own where none is named; answers it. Refuses the fields
 * that `acceptDiscountCode` refuses, 'code_taken', and 'user_not_found'.
 */
export async function createDiscountCode(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  form: Omit<DiscountCodeForm, 'code'> & Readonly<{ code: string | null }>
) {
  const code = form.code ?? generateCode(ports)
  const accepted = acceptDiscountCode({ ...form, code }, ports.clock.now())
  if (!accepted.ok) return accepted
  return ports.unitOfWork.run(async ({ users, discountCodes }) => {
    const { userId } = accepted.value
    if (userId && !(await users.find(userId))) return refuse('user_not_found')
    return (await discountCodes.add(accepted.value)) ? accepted : refuse('code_taken')
  })
}

/**
 * Ends a discount code now. An order that was placed with it keeps its price. Answers the code;
 * refuses 'code_not_found', 'code_used' and 'code_ended', with nothing changed.
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
