import { defaultSettings, type SiteSettings } from '#core/sites/settings/settings'

type Claim = Pick<SiteSettings, 'premiumClaimPercent' | 'premiumClaimSource' | 'premiumClaimDate'>

/**
 * Whether a site shows the claim about premium as it ships, with nobody having written down what proves
 * it (source and date): an owner does so, or changes or hides the claim.
 * Rule: docs/product/sites.md, Identity.
 */
export function isClaimUnproven(claim: Claim) {
  const isProven = claim.premiumClaimSource !== null && claim.premiumClaimDate !== null
  return claim.premiumClaimPercent === defaultSettings.premiumClaimPercent && !isProven
}
