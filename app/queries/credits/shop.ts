import type { HttpContext } from '@adonisjs/core/http'
import { mayDebit } from '#core/payments/direct_debit/may_debit'
import type { Ports } from '#core/ports'
import type { Tier } from '#core/sites/package_terms'
import type { ShopPrices } from '#queries/credits/shop_prices'
import { debitsOf } from '#queries/payments/debits_of'
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
  const methods = list.methods.map((method) => ({
    ...method,
    /** The banks to choose from here; none where the next page asks. */
    banks: [...payments.for(method.key).banks(method.key)],
  }))
  const bundles = await withRefusals(ctx, list)
  const quotes = bundles.find(({ id }) => id === asked.bundle)?.quotes ?? []
  const open = quotes.filter(({ refused }) => refused === null)
  const { method } = open.find((quote) => quote.method === asked.method) ?? open[0]
  return {
    ...list,
    bundles,
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

/** The bundles, with why this member cannot pay one by a method that they are shown; null when they can. */
async function withRefusals(
  { i18n, member: { user }, site }: HttpContext,
  { bundles }: ShopPrices
) {
  const own = await debitsOf(user.id)
  const limit = site.settings.directDebitLimit
  const refusalOf = (tier: Tier, amount: number) => {
    const allowed = mayDebit({ payer: user, own, ofOthers: [], tier, amount, limit })
    return allowed.ok ? null : i18n.t(`errors.${allowed.refusal}`)
  }
  return bundles.map(({ quotes, ...bundle }) => ({
    ...bundle,
    quotes: quotes.map((quote) => ({
      ...quote,
      refused: quote.method === 'sdd' ? refusalOf(bundle.tier, quote.totalAmount) : null,
    })),
  }))
}
