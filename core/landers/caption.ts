import { hasContact } from '#core/profiles/name'

/**
 * The caption of a photo as visitors may read it: of a member who agreed, and without a way to reach
 * somebody past the site; else null. Rule: docs/product/landers.md, The feed.
 */
export function toldCaption(caption: string | null, agreed: boolean) {
  return agreed && caption !== null && !hasContact(caption) ? caption : null
}
