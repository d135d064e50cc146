import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports, type Uses } from '#core/ports'
import ContentVersion from '#models/content_version'
import Site from '#models/site'
import { membersBefore } from '#queries/accounts/members_before'
import { currentTermsDate } from '#queries/sites/terms_versions'

type Payload = Readonly<{ versionId: string }>

/** Mails members once a version of the terms begins to hold, unless it was withdrawn. */
@inject()
export default class AnnounceTermsJob extends Job<Payload> {
  // A second run would mail members twice: `terms:announce` is there for those who were left out.
  static options = { name: 'announce_terms', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const version = await ContentVersion.find(this.payload.versionId)
    if (version?.withdrawnAt === null) await announceTerms(this.ports, version.siteId)
  }
}

/**
 * Mails every member of a site (null: of every site) who has not agreed to its present terms; returns
 * how many. A second run reminds those who still have not.
 */
export async function announceTerms(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  siteId: string | null
) {
  let announced = 0
  const sites = await Site.all()
  for (const { id } of sites.filter((site) => siteId === null || site.id === siteId)) {
    const version = await currentTermsDate(id, clock.now())
    for (const userId of await membersBefore(id, version)) {
      await unitOfWork.run(({ jobs }) =>
        jobs.add({ name: 'send_mail', kind: 'terms_changed', userId })
      )
      announced++
    }
  }
  return announced
}
