import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type { I18n } from '@adonisjs/i18n'
import { v7 as uuid } from 'uuid'
import { mayHoldCode } from '#core/credits/discount'
import { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { enteredCode } from '#queries/credits/entered_code'
import { packagesIn } from '#queries/credits/packages_in'
import { priceList } from '#queries/credits/price_list'
import { earlierOrder, repeatedOrder } from '#queries/payments/earlier_order'
import { isDebitBlocked } from '#queries/payments/is_debit_blocked'
import { ownAccount } from '#queries/payments/own_account'
import { shownSpending, spendingOf } from '#queries/payments/spending_of'
import { methodsNotTaken } from '#support/payments/methods_not_taken'

type PriceList = Awaited<ReturnType<typeof readPriceList>>
type Method = PriceList['methods'][number]['key']
type Choice = { bundle: string; method: Method }

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

  async #render(ctx: HttpContext, list: PriceList, chosen: Choice) {
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
      bundles: list.bundles.map((bundle) => withCodeErrors(bundle, ctx.i18n)),
      methods,
      chosen: { ...chosen, method },
      earlier: await earlierIn(ctx, list),
      formId: uuid(),
      refundDays: settings.refundDays,
      premiumClaimPercent: settings.premiumClaimPercent,
    })
  }
}

/** What this page repeats, or else the last order, as far as its bundle is still sold; null: none. */
async function earlierIn({ member, request }: HttpContext, { bundles }: PriceList) {
  const named = request.input('again')
  const order = await earlierOrder(member!.user.id, named)
  const bundle = bundles.find(({ id }) => id === order?.packageId)
  if (!order || !bundle) return null
  const quote = bundle.quotes.find(({ method }) => method === order.method)
  return { ...repeatedOrder(order, quote?.totalAmount ?? null), isRepeated: named !== undefined }
}

/** Methods that are shown to this member without being theirs to choose, and why. */
async function refusedMethods({
  member,
  i18n,
}: HttpContext): Promise<Partial<Record<Method, string>>> {
  const isBlocked = await isDebitBlocked(member!.user.id)
  return isBlocked ? { sdd: i18n.t('errors.direct_debit_blocked') } : {}
}

async function readPriceList({ member, request, i18n, site: { settings } }: HttpContext) {
  const buyer = member!.user
  const closed = methodsNotTaken(await ownAccount(buyer.siteId))
  const now = DateTime.utc()
  const currency = currencyOf(buyer.country)
  const packages = await packagesIn(currency)
  const bonusHeldBy = await bonusHolder(buyer, now)
  const spending = await spendingOf(buyer, now)
  const typed = await enteredCode(request.input('code'), buyer, bonusHeldBy)
  const holder = { userId: buyer.id, country: buyer.country, currency }
  const held = typed === undefined ? undefined : mayHoldCode(typed, holder, now)
  const code = held?.ok ? held.value : undefined
  const list = priceList({ packages, buyer, closed, bonusHeldBy, spending, code, settings, now })
  const entered = code?.code ?? (held ? String(request.input('code')).trim().slice(0, 40) : '')
  const error = held && !held.ok ? i18n.t(`errors.${held.refusal}`) : null
  return { ...list, code: { entered, error }, spending: shownSpending(spending, now) }
}

/** Why a code does not count for one choice, in the words of the reader. */
function withCodeErrors<B extends PriceList['bundles'][number]>(bundle: B, i18n: I18n) {
  const quotes = bundle.quotes.map(({ codeRefusal, ...quote }) => {
    return { ...quote, codeError: codeRefusal && i18n.t(`errors.${codeRefusal}`) }
  })
  return { ...bundle, quotes }
}
