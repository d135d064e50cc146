import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { isSessionValid } from '#core/admin/logging_in/admin_session'
import { draftOf } from '#core/admin/sites/fill_in_settings'
import { mayFillIn, type DraftedChanges, type SettingDraft } from '#core/admin/sites/setting_draft'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Minutes in which the link of a preview must be opened, once; and those that the preview lasts. */
const linkMinutes = 5
const previewMinutes = 30

type Preview = Pick<SettingDraft, 'previewOpenedAt' | 'previewUntil'>

/** Whether a link still opens a preview: for 5 minutes, once. */
export function mayOpenPreview({ previewOpenedAt, previewUntil }: Preview, now: DateTime) {
  return previewOpenedAt === null && previewUntil !== null && now < previewUntil
}

/** Whether a preview that was opened still goes on: for 30 minutes. */
export function isPreviewOpen({ previewOpenedAt, previewUntil }: Preview, now: DateTime) {
  return previewOpenedAt !== null && previewUntil !== null && now < previewUntil
}

/**
 * Whether a request is answered with the settings of a preview: pages of the site alone. What members do
 * in a preview is done with the settings that are kept, so that nobody buys at a price that is not.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export function showsPreview({ method, path }: Readonly<{ method: string; path: string }>) {
  const isPage = method === 'GET' || method === 'HEAD'
  const isOfAdmins = path === '/admin' || path.startsWith('/admin/')
  return isPage && !isOfAdmins
}

type Starting = Readonly<{ by: SignedInAdmin; siteId: string; sessionId: string }>

/**
 * Makes a link that shows a site with an admin's draft in the browser that opens it first. An earlier
 * preview of this draft ends. Returns the `secret` of the link. Refuses 'act_not_allowed', and
 * 'nothing_changed' without a draft. Rule: docs/product/back-office.md, Settings of a site.
 */
export async function startPreview(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, sessionId, siteId }: Starting
) {
  const allowed = mayFillIn(by, siteId)
  if (!allowed.ok) return allowed
  return unitOfWork.run(async (repositories) => {
    const draft = await draftOf(repositories, { adminId: by.adminId, siteId })
    if (!draft) return refuse('nothing_changed')
    const secret = secrets.make()
    await repositories.settingDrafts.update(draft.id, {
      sessionId,
      previewDigest: secrets.digest(secret),
      previewOpenedAt: null,
      previewUntil: clock.now().plus({ minutes: linkMinutes }),
    })
    return ok({ secret })
  })
}

type Opening = Readonly<{ secret: string; siteId: string }>

/**
 * Opens the link of a preview: it works once, and its browser gets another secret, for 30 minutes. Refuses
 * 'preview_ended' for a link that is unknown, used or too old, or of another site.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export async function openPreview(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { secret, siteId }: Opening
) {
  const now = clock.now()
  return unitOfWork.run(async (repositories) => {
    const { settingDrafts } = repositories
    const found = await settingDrafts.first({ previewDigest: secrets.digest(secret) })
    const draft = found && (await settingDrafts.lock(found.id))
    const isRight = draft && draft.previewDigest === found.previewDigest && draft.siteId === siteId
    if (!isRight || !mayOpenPreview(draft, now)) return refuse('preview_ended')
    if (!(await isOfAdminAtWork(repositories, draft, now))) return refuse('preview_ended')
    const kept = secrets.make()
    await settingDrafts.update(draft.id, {
      previewDigest: secrets.digest(kept),
      previewOpenedAt: now,
      previewUntil: now.plus({ minutes: previewMinutes }),
    })
    return ok({ secret: kept })
  })
}

/**
 * The changes that a browser with this secret sees on a site; null for everybody else: when the preview
 * is over, its admin is logged out, may no longer change settings, or has kept or dropped the draft.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export function previewedChanges(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { secret, siteId }: Opening
): Promise<DraftedChanges | null> {
  const now = clock.now()
  return unitOfWork.run(async (repositories) => {
    const previewDigest = secrets.digest(secret)
    const draft = await repositories.settingDrafts.first({ previewDigest, siteId })
    if (!draft || !isPreviewOpen(draft, now)) return null
    return (await isOfAdminAtWork(repositories, draft, now)) ? draft.changes : null
  })
}

/** Ends the preview of this browser; the draft stays. Does nothing for one that is over. */
export async function endPreview(
  { secrets, unitOfWork }: Uses<'secrets' | 'unitOfWork'>,
  { secret, siteId }: Opening
) {
  await unitOfWork.run(async ({ settingDrafts }) => {
    const draft = await settingDrafts.first({ previewDigest: secrets.digest(secret), siteId })
    const none = { sessionId: null, previewDigest: null, previewOpenedAt: null, previewUntil: null }
    if (draft) await settingDrafts.update(draft.id, none)
  })
}

/** Whether the admin of a draft is still logged in where the preview began, and may change settings. */
async function isOfAdminAtWork(
  { adminSessions, admins }: Repositories,
  { adminId, sessionId, siteId }: SettingDraft,
  now: DateTime
) {
  const session = sessionId === null ? null : await adminSessions.find(sessionId)
  const admin = await admins.find(adminId)
  if (!session || !isSessionValid(session, now) || !admin || admin.disabledAt) return false
  const { role, siteId: ownSite } = admin
  const actor = { adminId, role, siteId: ownSite, confirmedAt: session.confirmedAt }
  return mayFillIn(actor, siteId).ok
}
