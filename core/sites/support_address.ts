import type { SiteSettings } from '#core/sites/settings/settings'

/** Where support of a site is written to: the address it set, or the usual one of its domain. */
export function supportAddress(
  { domain }: Readonly<{ domain: string }>,
  { supportEmail }: Pick<SiteSettings, 'supportEmail'>
) {
  return supportEmail ?? `support@${domain}`
}
