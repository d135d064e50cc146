import type { Actor } from '#core/admin/admin'
import { performAct, type Change } from '#core/admin/perform_act'
import type { AdminRight } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse, type Result } from '#core/result'
import type { ContentVersion } from '#core/sites/content/version'

/** The version that an act is done to. */
export type OnVersion = Readonly<{ by: Actor; versionId: string }>

type ContentRight = Extract<AdminRight, 'change_content' | 'publish_content'>

/**
 * Does an act to a version of a page, which is locked while `work` changes it. Refuses as
 * `performAct` does, and 'version_not_found'. Rule: docs/product/back-office.md, Content pages.
 */
export async function versionAct<
  P extends Uses<'clock' | 'secrets' | 'unitOfWork'>,
  T,
  R extends string,
>(
  ports: P,
  { by, right = 'change_content', versionId }: OnVersion & Readonly<{ right?: ContentRight }>,
  work: (version: ContentVersion, repositories: Repositories) => Promise<Result<Change<T>, R>>
) {
  const known = await ports.unitOfWork.run(({ contentVersions }) => contentVersions.find(versionId))
  if (!known) return refuse('version_not_found')
  const on = { kind: 'content', id: versionId } as const
  const act = { by, right, on, siteId: known.siteId, reason: null } as const
  return performAct<P, T, R | 'version_not_found'>(ports, act, async (_, repositories) => {
    const version = await repositories.contentVersions.lock(versionId)
    return version ? work(version, repositories) : refuse('version_not_found')
  })
}
