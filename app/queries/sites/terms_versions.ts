import { DateTime } from 'luxon'
import { termsVersionDate } from '#core/sites/consent'
import { versionsInOrder } from '#core/sites/content/shipped_text'
import Company from '#models/company'
import { shippedVersions } from '#queries/pages/page_versions'
import { read } from '#queries/read'

/** From when on versions of the terms of a site hold, those to come too; the newest first. */
export async function termsVersions(siteId: string) {
  const written = await read<Readonly<{ holdsFrom: number }>>('content_versions')
    .where('page', 'terms')
    .where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
    .whereNotNull('holds_from')
    .whereNull('withdrawn_at')
    .select('holds_from')
  return versionsInOrder<Readonly<{ holdsFrom: number }>>(
    written,
    await shippedVersions('terms')
  ).map(({ holdsFrom }) => DateTime.fromMillis(holdsFrom, { zone: 'utc' }))
}

/** The version of the terms of a site, read anew. */
export async function currentTermsDate(siteId: string, now: DateTime) {
  const company = await Company.find(siteId)
  const terms = { companyAdded: company?.added ?? null, versions: await termsVersions(siteId) }
  return termsVersionDate(terms, now)
}
