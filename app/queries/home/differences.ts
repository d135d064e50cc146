import { DateTime } from 'luxon'
import { refundable, worthOf } from '#core/credits/refundable'
import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'
import { countCookies } from '#core/privacy/kept_in_browser'
import { prices } from '#queries/credits/prices'
import type { CurrentSite } from '#queries/sites/current_site'

/** What the home page says of the site, with the figures that prove it. */
export async function differences(country: Country, site: CurrentSite) {
  const { bundles, currency } = await prices(country, site)
  const bundle = bundles[1] ?? bundles[0] ?? null
  return {
    bundle: bundle && {
      credits: bundle.credits,
      price: { amount: bundle.amount, currency },
      perMessage: { amount: bundle.messagePrice, currency },
    },
    refund:
      bundle &&
      refundOf({ credits: bundle.credits, amount: bundle.amount, currency, country }, site),
    hasFictionalProfiles: site.hasFictionalProfiles,
    cookies: countCookies(),
  }
}

type Sold = Readonly<{ credits: number; amount: number; currency: Currency; country: Country }>

/** What comes back for a bundle of which two fifths are not used, paid without transaction costs. */
function refundOf({ amount, credits, currency, country }: Sold, { settings }: CurrentSite) {
  const { refundDays } = settings
  const unused = Math.floor((credits * 2) / 5)
  const now = DateTime.utc()
  const example = { id: 'example', credits, currency, country, completedAt: now }
  const parts = refundable({
    lots: [{ orderId: example.id, credits, unused, openedAt: now }],
    bundles: [{ ...example, packageAmount: amount, discountAmount: 0, costsAmount: 0 }],
    refunded: new Map(),
    refundDays,
    now,
  })
  return { unused, days: refundDays, worth: worthOf(parts) }
}
