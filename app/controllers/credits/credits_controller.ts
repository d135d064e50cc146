import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { v7 as uuid } from 'uuid'
import { methodOfKey } from '#core/payments/methods/payment_method'
import { Ports } from '#core/ports'
import { shop } from '#queries/credits/shop'
import { shopPrices } from '#queries/credits/shop_prices'
import { noteWantedPhoto } from '#replies/wanted_photo'

/** The shop, with a bundle and a method preselected. */
@inject()
export default class CreditsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    noteWantedPhoto(ctx)
    const list = await shopPrices(ctx)
    const [method] = list.methods
    if (!method) return closed(ctx)
    // The second bundle is preselected: neither the fewest credits nor the highest price.
    const bundle = list.bundles[1] ?? list.bundles[0]
    const asked = { bundle: bundle.id, method: method.key }
    return render(ctx, await shop(ctx, this.ports, list, asked))
  }

  /** With the method of the address, or the first where that is not offered. */
  async show(ctx: HttpContext) {
    const list = await shopPrices(ctx)
    const { id, paymentmethod } = ctx.params
    const bundle = list.bundles.find((sold) => sold.id === id)
    const named = paymentmethod ? methodOfKey(paymentmethod) : null
    if (!bundle || (paymentmethod && !named)) {
      throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])
    }
    const [first] = list.methods
    if (!first) return closed(ctx)
    const asked = { bundle: bundle.id, method: named ?? first.key }
    return render(ctx, await shop(ctx, this.ports, list, asked))
  }
}

/** Where no way to pay is open. */
function closed({ inertia }: HttpContext) {
  return inertia.render('credits/closed', {})
}

function render({ inertia, site }: HttpContext, shown: Awaited<ReturnType<typeof shop>>) {
  const { refundDays, premiumClaimPercent } = site.settings
  return inertia.render('credits/index', {
    ...shown,
    formId: uuid(),
    refundDays,
    premiumClaimPercent,
  })
}
