import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { saysTheSame, shippedHoldsFrom, type Wording } from '#core/sites/content/shipped_text'

type Shipment = Readonly<{ wordings: readonly Wording[]; hasMembers: boolean }>

/**
 * Keeps the wordings that came with a release, each that differs from the one before as a new version;
 * members are told of changed terms. Safe to repeat. Rule: docs/product/back-office.md, Content pages.
 */
export async function shipTexts(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { hasMembers, wordings }: Shipment
) {
  await ports.unitOfWork.run(async (repositories) => {
    for (const wording of wordings) await ship(ports, repositories, wording, hasMembers)
  })
}

async function ship(
  { clock, ids }: Uses<'clock' | 'ids'>,
  { jobs, shippedTexts }: Repositories,
  wording: Wording,
  hasMembers: boolean
) {
  const { page, texts } = wording
  const known = await shippedTexts.where({ page }, 'shippedAt')
  const newest = known.at(-1)
  if (newest && saysTheSame(newest.texts, texts)) return
  const now = clock.now()
  const id = ids.next()
  const holdsFrom = shippedHoldsFrom(wording, { now, isFirst: newest === undefined, hasMembers })
  const unapproved = { approvedBy: null, approvedAt: null }
  await shippedTexts.add({ id, page, texts, shippedAt: now, holdsFrom, ...unapproved })
  if (page === 'terms' && hasMembers) await jobs.add({ name: 'announce_terms', versionId: id })
}
