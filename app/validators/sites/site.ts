import vine from '@vinejs/vine'
import { locales } from '#core/sites/locales'

const domainName =
  /^(?=.{1,190}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** A site as an operator enters it. */
export const newSite = vine.create({
  domain: vine.string().trim().toLowerCase().regex(domainName),
  siteName: vine.string().trim().minLength(1).maxLength(60),
  language: vine.enum([...locales, 'none'] as const).optional(),
})
