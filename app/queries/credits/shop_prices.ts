import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { mayHoldCode } from '#core/payments/discounts/discount_code'
import { Ports } from '#core/ports'
import { currencyOf } from '#core/sites/currencies'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { enteredCode } from '#queries/credits/entered_code'
import { isTaxed } from '#queries/credits/is_taxed'
import { packagesIn } from '#queries/credits/packages_in'
import { priceList } from '#queries/credits/price_list'
import { companyAccountOf } from '#queries/payments/company_account'
import { shownSpending, spendingOf } from '#queries/payments/spending_of'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

export type ShopPrices = Awaited<ReturnType<typeof shopPrices>>

/**
 * Everything a member can buy with its price, including the discount code in the URL where it
 * counts, and their spending: the shop and the direct debit page use the same.
 */
export async function shopPrices(ctx: HttpContext) {
  const { member, request, i18n, site } = ctx
  const { settings } = site
  const { payments } = await ctx.containerResolver.make(Ports)
  const buyer = member.user
  const closed = unavailableMethodsFor(await companyAccountOf(buyer.siteId))
  const now = DateTime.utc()
  const currency = currencyOf(buyer.country)
  const packages = await packagesIn(currency, settings)
  const bonusHeldBy = await bonusHolder(buyer, now)
  const spending = await spendingOf(buyer, now)
  const typed = await enteredCode(request.input('code'), buyer, bonusHeldBy)
  const holder = { userId: buyer.id, country: buyer.country, currency }
  const held = typed === undefined ? undefined : mayHoldCode(typed, holder, now)
  const code = held?.ok ? held.value : undefined
  const list = priceList({
    packages,
    buyer,
    closed,
    bonusHeldBy,
    spending,
    code,
    minimumOf: (method) => payments.for(method).minimum(currency),
    settings,
    now,
  })
  const entered = code?.code ?? (held ? String(request.input('code')).trim().slice(0, 40) : '')
  const error = held && !held.ok ? i18n.t(`errors.${held.refusal}`) : null
  const bundles = list.bundles.map((bundle) => withCodeErrors(bundle, i18n))
  const taxed = { isTaxed: isTaxed(buyer.country, site) }
  return {
    ...list,
    ...taxed,
    bundles,
    code: { entered, error },
    spending: shownSpending(spending, now),
  }
}

type Priced = ReturnType<typeof priceList>['bundles'][number]

/** The reason why a code does not count for a choice, in the reader's language. */
function withCodeErrors(bundle: Priced, i18n: I18n) {
  const quotes = bundle.quotes.map(({ codeRefusal, ...quote }) => {
    return { ...quote, codeError: codeRefusal && i18n.t(`errors.${codeRefusal}`) }
  })
  return { ...bundle, quotes }
}
