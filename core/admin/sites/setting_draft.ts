import type { DateTime } from 'luxon'
import type { Actor } from '#core/admin/admin'
import { hasRight } from '#core/admin/rights'
import { ok, refuse } from '#core/result'
import { storedValue, isSettingName, type StoredValues } from '#core/sites/settings/settings'

/** A setting as it was when an admin filled it in, and as it is to be: texts as `valueText` has them. */
export type DraftedChange = Readonly<{ from: string; to: string }>
export type DraftedChanges = Readonly<Record<string, DraftedChange>>

/** What an admin has filled in for a site and not kept yet. Nobody else sees it. */
export type SettingDraft = Readonly<{
  id: string
  adminId: string
  siteId: string
  changes: DraftedChanges
  changedAt: DateTime
  /** The session of the admin who looks at the site with it; the preview ends with the session. */
  sessionId: string | null
  /** Digest of the secret in the link, then of the one in the cookie; null without a preview. */
  previewDigest: string | null
  previewOpenedAt: DateTime | null
  previewUntil: DateTime | null
}>

/**
 * Whether an admin may fill in settings of a site: who may change them, on a site of theirs. That asks
 * for no second factor, as nothing changes before it is kept. Refuses 'act_not_allowed'.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export function mayFillIn({ role, siteId: ownSite }: Actor, siteId: string) {
  const isOwnSite = ownSite === null || ownSite === siteId
  return hasRight(role, 'change_setting') && isOwnSite ? ok() : refuse('act_not_allowed')
}

/** Stored settings with the changes of a draft in their place. */
export function withDraft(stored: StoredValues, changes: DraftedChanges): StoredValues {
  const drafted = Object.entries(changes).flatMap(([name, { to }]) => {
    const value = isSettingName(name) ? storedValue(name, to) : null
    return value ? [[name, value.value] as const] : []
  })
  return { ...stored, ...Object.fromEntries(drafted) }
}
