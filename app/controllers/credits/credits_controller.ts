import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { v7 as uuid } from 'uuid'
import { Ports } from '#core/ports'
import { earlierOrder, repeatedOrder } from '#queries/payments/earlier_order'
import { isDebitBlocked } from '#queries/payments/debits_of'
import { shopPrices, type ShopPrices } from '#queries/credits/shop_prices'

type Method = ShopPrices['methods'][number]['key']
type Choice = { bundle: string; method: Method }

/** The shop, with a bundle and a method preselected. */
@inject()
export default class CreditsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const list = await shopPrices(ctx)
    // The second bundle is preselected: neither the fewest credits nor the highest price.
    const bundle = list.bundles[1] ?? list.bundles[0]
    return this.#render(ctx, list, { bundle: bundle.id, method: list.methods[0].key })
  }

  async show(ctx: HttpContext) {
    const list = await shopPrices(ctx)
    const { id, paymentmethod } = ctx.params
    const bundle = list.bundles.find((sold) => sold.id === id)
    const method = paymentmethod
      ? list.methods.find(({ key }) => key === paymentmethod)
      : list.methods[0]
    if (!bundle || !method) throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])
    return this.#render(ctx, list, { bundle: bundle.id, method: method.key })
  }

  async #render(ctx: HttpContext, list: ShopPrices, chosen: Choice) {
    const { payments } = this.ports
    const refused = await refusedMethods(ctx)
    const methods = list.methods.map((method) => {
      const banks = [...payments.for(method.key).banks(method.key)]
      return { ...method, banks, refused: refused[method.key] ?? null }
    })
    const open = methods.filter((method) => method.refused === null)
    const method = (open.find(({ key }) => key === chosen.method) ?? open[0]).key
    const { settings } = ctx.site
    return ctx.inertia.render('credits/index', {
      ...list,
      methods,
      chosen: { ...chosen, method },
      earlier: await earlierIn(ctx, list),
      formId: uuid(),
      refundDays: settings.refundDays,
      premiumClaimPercent: settings.premiumClaimPercent,
    })
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
  const isBlocked = await isDebitBlocked(member.user.id)
  return isBlocked ? { sdd: i18n.t('errors.direct_debit_blocked') } : {}
}
