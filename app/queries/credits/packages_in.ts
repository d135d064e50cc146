import { soldAs } from '#core/credits/package'
import type { Currency } from '#core/money'
import type { SiteSettings } from '#core/sites/settings/settings'
import Package from '#models/package'

/** The packages that a site sells in a currency, smallest first. */
export async function packagesIn(currency: Currency, settings: SiteSettings) {
  const packages = await Package.query().where('currency', currency)
  return inOrder(packages, settings)
}

/** The packages that a site sells in every currency. */
export async function allPackages(settings: SiteSettings) {
  return inOrder(await Package.all(), settings)
}

function inOrder(packages: readonly Package[], settings: SiteSettings) {
  return packages
    .map(({ id, tier, credits, currency, amount }) =>
      soldAs({ id, tier, credits, currency, amount }, settings)
    )
    .toSorted((one, other) => one.credits - other.credits)
}
