import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Country } from '#core/sites/countries'
import { isInUnion } from '#core/sites/vat_rates'

/**
 * Countries that forbid a charge for any means of payment, as article 62(5) of PSD2 lets them, with their
 * law. Others of the European Union forbid what article 62(4) names: DE § 270a BGB (PayPal may be charged
 * for: BGH, I ZR 203/19), ES article 35 RDL 19/2018, IE, NL article 7:520 BW, PL the act on payment services.
 * Not confirmed by the words of their law: ES, PL, AU, NZ, CA and US (docs/operations/law/launch-list.md).
 */
const bansOfEverything: Partial<Record<Country, string>> = {
  // Before it § 27(6) ZaDiG: CJEU C-616/11, OGH 10 Ob 27/14i.
  AT: '§ 56(3) ZaDiG 2018',
  // The economic inspection counts PayPal among them.
  BE: 'article VII.30 of the Code of Economic Law',
  FR: 'article L112-12 of the Code monétaire et financier',
  GB: 'Consumer Rights (Payment Surcharges) Regulations 2012, regulation 6A',
  IT: 'article 62 of the Codice del consumo, article 3(4) D.lgs. 11/2010',
}

/** Consumer cards, and SEPA transfers and debits, of which iDEAL and eps are kinds. */
const freeInUnion: readonly PaymentMethod[] = [
  'creditcard',
  'applepay',
  'bancontact',
  'ideal',
  'eps',
  'sct',
  'sdd',
]

/**
 * Whether the law of the buyer's country forbids a shop to charge for this method.
 * Rule: docs/product/payments.md, Methods by country.
 */
export function isCostForbidden(method: PaymentMethod, country: Country): boolean {
  if (country in bansOfEverything) return true
  return isInUnion(country) && freeInUnion.includes(method)
}
