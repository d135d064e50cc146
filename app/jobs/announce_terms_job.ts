import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { announceTerms } from '#core/accounts/announce_terms'
import { Ports, type Uses } from '#core/ports'
import ContentVersion from '#models/content_version'
import Site from '#models/site'
import { membersBefore } from '#queries/accounts/members_before'
import { newestTerms } from '#queries/sites/terms_versions'

type Payload = Readonly<{ versionId: string }>

/**
 * Mails members once a version of the terms is announced, unless it was withdrawn; one that came with a
 * release concerns every site. A retry goes on with those who were not told yet.
 */
@inject()
export default class AnnounceTermsJob extends Job<Payload> {
  static options = { name: 'announce_terms' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const version = await ContentVersion.find(this.payload.versionId)
    if (version?.withdrawnAt) return
    await announceNewestTerms(this.ports, { siteId: version?.siteId ?? null, again: false })
  }
}

type Announcing = Readonly<{
  /** Null for every site. */
  siteId: string | null
  /** Whether members are told once more of terms that they were told of before. */
  again: boolean
}>

/** Mails every member of a site who has not agreed to its newest terms, be they to come; returns how many. */
export async function announceNewestTerms(
  ports: Uses<'clock' | 'unitOfWork'>,
  { again, siteId }: Announcing
) {
  let announced = 0
  const sites = await Site.all()
  for (const { id } of sites.filter((site) => siteId === null || site.id === siteId)) {
    const { announcedAt, version } = await newestTerms(id, ports.clock.now())
    for (const userId of await membersBefore({ siteId: id, version, announcedAt }, again)) {
      if (await announceTerms(ports, { userId, version, announcedAt, again })) announced++
    }
  }
  return announced
}
