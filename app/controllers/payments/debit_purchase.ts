import type { HttpContext } from '@adonisjs/core/http'
import { quoteDebit } from '#core/payments/direct_debit/quote_debit'
import type { Ports } from '#core/ports'
import { companyAccountOf } from '#queries/payments/company_account'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

type Chosen = Readonly<{ bundle: string; code?: string }>

/** A purchase by direct debit, as core expects it. */
export async function debitPurchase({ member, site }: HttpContext, chosen: Chosen) {
  const { id: userId, country, siteId } = member.user
  return {
    userId,
    country,
    packageId: chosen.bundle,
    code: chosen.code ?? null,
    closed: unavailableMethodsFor(await companyAccountOf(siteId)),
    limit: site.settings.directDebitLimit,
    settings: site.settings,
  }
}

/** The purchase with its price; refusals are those of `quoteDebit`. */
export async function quotedPurchase(ports: Ports, ctx: HttpContext, chosen: Chosen) {
  const purchase = await debitPurchase(ctx, chosen)
  return { purchase, quote: await quoteDebit(ports, purchase) }
}

/** The URL of the direct debit page for this purchase and, once a code was sent, its signing. */
export function debitPage({ bundle, code }: Chosen, signing?: string) {
  const query = { bundle, ...(code && { code }), ...(signing && { signing }) }
  return `/directdebit?${String(new URLSearchParams(query))}`
}
