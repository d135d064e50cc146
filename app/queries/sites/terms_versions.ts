import { DateTime } from 'luxon'
import { termsVersionDate } from '#core/sites/consent'
import { versionsInOrder, type Dated } from '#core/sites/content/shipped_text'
import Company from '#models/company'
import { shippedVersions } from '#queries/pages/page_versions'
import { read } from '#queries/read'

type Version = Dated & Readonly<{ id: string }>

/** From when on versions of the terms of a site hold, those to come too; the newest first. */
export async function termsVersions(siteId: string) {
  return (await versionsOf(siteId)).map(({ holdsFrom }) => instant(holdsFrom))
}

/**
 * The newest terms of a site, read anew, be they to come: which version that is (null where its company makes
 * them new), from when they hold, and when members could first be told.
 */
export async function newestTerms(siteId: string, now: DateTime) {
  const versions = await versionsOf(siteId)
  const company = await Company.find(siteId)
  const dates = versions.map(({ holdsFrom }) => instant(holdsFrom))
  const present = termsVersionDate({ companyAdded: company?.added ?? null, versions: dates }, now)
  const [newest] = versions
  if (!newest || newest.holdsFrom < present.toMillis()) {
    return { id: null, version: present, announcedAt: present }
  }
  const { announcedAt, holdsFrom, id } = newest
  return { id, version: instant(holdsFrom), announcedAt: instant(announcedAt) }
}

async function versionsOf(siteId: string) {
  const written = await read<Omit<Version, 'announcedAt'> & { scheduledAt: number | null }>(
    'content_versions'
  )
    .where('page', 'terms')
    .where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
    .whereNotNull('holds_from')
    .whereNull('withdrawn_at')
    .select('id', 'holds_from', 'scheduled_at')
  const dated = written.map(({ holdsFrom, id, scheduledAt }) => {
    return { id, holdsFrom, announcedAt: scheduledAt ?? holdsFrom }
  })
  return versionsInOrder<Version>(dated, await shippedVersions('terms'))
}

function instant(at: number) {
  return DateTime.fromMillis(at, { zone: 'utc' })
}
