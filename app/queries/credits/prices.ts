import { pricePerMessage } from '#core/credits/price'
import { costOf } from '#core/payments/methods/method_costs'
import { methodsFor } from '#core/payments/methods/method_offers'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { isTaxed } from '#queries/credits/is_taxed'
import { packagesIn } from '#queries/credits/packages_in'
import { companyAccountOf } from '#queries/payments/company_account'
import type { CurrentSite } from '#queries/sites/current_site'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

/**
 * What a country can buy, what it is worth and how it is paid, without personal discounts. Amounts
 * are in minor units of the currency; those of a message have a fraction.
 */
export async function prices(country: Country, site: CurrentSite) {
  const { id, settings } = site
  const currency = currencyOf(country)
  const closed = unavailableMethodsFor(await companyAccountOf(id))
  const methods = methodsFor(country, currency).filter(({ method }) => !closed.includes(method))
  const { messageCredits, photoCredits, giftCredits } = settings
  const packages = await packagesIn(currency, settings)
  const perCredit = packages.map(({ amount, credits }) => amount / credits)
  return {
    currency,
    isTaxed: isTaxed(country, site),
    /** Null where nothing is sold. */
    perCredit:
      perCredit.length === 0
        ? null
        : { least: Math.min(...perCredit), most: Math.max(...perCredit) },
    bundles: packages.map((sold) => ({
      id: sold.id,
      tier: sold.tier,
      credits: sold.credits,
      amount: sold.amount,
      messagePrice: pricePerMessage(sold, settings),
    })),
    uses: { message: messageCredits, photo: photoCredits, gift: giftCredits },
    methods: methods.map(({ method }) => {
      return { key: method, ...costOf(method, country, settings) }
    }),
  }
}
