import type { SiteSettings } from '#core/sites/settings/settings'

type Words = Readonly<{ singular: string; warning: string }>

/**
 * What the label of a fictional profile says: the site's word for it, else the translated one, and the
 * warning, which a site can add to but not replace. Rule: docs/product/moderation.md, Fictional profiles.
 */
export function fictionalLabel(
  {
    fictionalSingular,
    fictionalWarning,
  }: Pick<SiteSettings, 'fictionalSingular' | 'fictionalWarning'>,
  translated: Words
) {
  const added = fictionalWarning ? `. ${fictionalWarning}` : ''
  return { label: fictionalSingular ?? translated.singular, warning: translated.warning + added }
}
