import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { packagesIn } from '#queries/credits/packages_in'
import { priceList } from '#queries/credits/price_list'
import { shownSpending, spendingOf } from '#queries/payments/spending_of'

type PriceList = Awaited<ReturnType<typeof readPriceList>>
type Choice = { bundle: string; method: PriceList['methods'][number]['key'] }

/** The shop: what can be bought, what is chosen of it, and what that costs. */
@inject()
export default class CreditsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const list = await readPriceList(ctx)
    // The second bundle is a fair start: neither the least credits nor the highest bill.
    const bundle = list.bundles[1] ?? list.bundles[0]
    return this.#render(ctx, list, { bundle: bundle.id, method: list.methods[0].key })
  }

  async show(ctx: HttpContext) {
    const list = await readPriceList(ctx)
    const { id, paymentmethod } = ctx.params
    const bundle = list.bundles.find((sold) => sold.id === id)
    const method = paymentmethod
      ? list.methods.find(({ key }) => key === paymentmethod)
      : list.methods[0]
    if (!bundle || !method) throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])
    return this.#render(ctx, list, { bundle: bundle.id, method: method.key })
  }

  #render({ inertia, site: { settings } }: HttpContext, list: PriceList, chosen: Choice) {
    const { payments } = this.ports
    return inertia.render('credits/index', {
      ...list,
      methods: list.methods.map((method) => {
        return { ...method, banks: [...payments.for(method.key).banks(method.key)] }
      }),
      chosen,
      formId: uuid(),
      refundDays: settings.refundDays,
      premiumClaimPercent: settings.premiumClaimPercent,
    })
  }
}

async function readPriceList({ member, site: { settings } }: HttpContext) {
  const buyer = member!.user
  const now = DateTime.utc()
  const packages = await packagesIn(currencyOf(buyer.country))
  const bonusHeldBy = await bonusHolder(buyer, now)
  const spending = await spendingOf(buyer, now)
  const list = priceList({ packages, buyer, bonusHeldBy, spending, settings, now })
  return { ...list, spending: shownSpending(spending, now) }
}
