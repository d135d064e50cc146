import type { HttpContext } from '@adonisjs/core/http'
import type { Ports } from '#core/ports'
import type { ShopPrices } from '#queries/credits/shop_prices'
import { isDebitBlocked } from '#queries/payments/debits_of'
import { earlierOrder, repeatedOrder } from '#queries/payments/earlier_order'

type Method = ShopPrices['methods'][number]['key']
type Choice = Readonly<{ bundle: string; method: Method }>

/** The shop with this bundle preselected, and this method or else the first that is open. */
export async function shop(
  ctx: HttpContext,
  { payments }: Pick<Ports, 'payments'>,
  list: ShopPrices,
  asked: Choice
) {
  const refused = await refusedMethods(ctx)
  const methods = list.methods.map((method) => ({
    ...method,
    /** The banks to choose from here; none where the next page asks. */
    banks: [...payments.for(method.key).banks(method.key)],
    /** Why this member cannot choose it; null when they can. */
    refused: refused[method.key] ?? null,
  }))
  const open = methods.filter((method) => method.refused === null)
  const method = (open.find(({ key }) => key === asked.method) ?? open[0]).key
  return {
    ...list,
    methods,
    chosen: { bundle: asked.bundle, method },
    /** The method that was asked for, where it is not offered; else null. */
    elsewhere: methods.some(({ key }) => key === asked.method) ? null : asked.method,
    earlier: await earlierIn(ctx, list),
  }
}

/** The order that this page repeats, or the last one, if its bundle is still sold; else null. */
async function earlierIn({ member, request }: HttpContext, { bundles }: ShopPrices) {
  const named = request.input('again')
  const order = await earlierOrder(member.user.id, named)
  const bundle = bundles.find(({ id }) => id === order?.packageId)
  if (!order || !bundle) return null
  const quote = bundle.quotes.find(({ method }) => method === order.method)
  return { ...repeatedOrder(order, quote?.totalAmount ?? null), isRepeated: named !== undefined }
}

/** The methods this member is shown but cannot choose, with the reason. */
async function refusedMethods({
  member,
  i18n,
}: HttpContext): Promise<Partial<Record<Method, string>>> {
  if (member.user.status !== 'active') return { sdd: i18n.t('errors.confirm_before_debit') }
  const isBlocked = await isDebitBlocked(member.user.id)
  return isBlocked ? { sdd: i18n.t('errors.direct_debit_blocked') } : {}
}
