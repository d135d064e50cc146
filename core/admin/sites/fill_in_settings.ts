import type { SignedInAdmin } from '#core/admin/admin'
import {
  mayFillIn,
  type DraftedChange,
  type DraftedChanges,
  type SettingDraft,
} from '#core/admin/sites/setting_draft'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Refused } from '#core/result'
import type { SettingName } from '#core/sites/settings/catalogue'
import type { SettingRefusal } from '#core/sites/settings/setting'
import { defaultText, settingOf, valueText } from '#core/sites/settings/settings'

/** A setting as an admin filled it in, and the text of the value that the form showed as kept. */
export type TypedSetting = Readonly<{ name: SettingName; typed: unknown; seen: string }>

/** What a form says of one setting: a change, the same as before (null), or no value of it. */
type Read = Readonly<{ name: SettingName; change: DraftedChange | null }>
export type WrongSetting = Readonly<{ name: SettingName; refused: Refused<SettingRefusal> }>

/** What a form asks for: its changes, and what is none. The default is chosen by null as `typed`. */
export function readTyped(fields: readonly TypedSetting[]) {
  const right: Read[] = []
  const wrong: WrongSetting[] = []
  for (const { name, seen, typed } of fields) {
    const setting = settingOf(name)
    const parsed = typed === null ? ok(setting.fallback) : setting.parse(typed)
    if (!parsed.ok) wrong.push({ name, refused: parsed })
    else {
      const to = JSON.stringify(setting.write(parsed.value))
      right.push({ name, change: to === seen ? null : { from: seen, to } })
    }
  }
  return { right, wrong }
}

type Filling = Readonly<{
  by: SignedInAdmin
  siteId: string
  fields: readonly TypedSetting[]
}>

/**
 * Adds what an admin filled in to their draft for a site; what is as it was leaves it. Nothing changes
 * for members. Returns the number of changes in the draft. Refuses 'act_not_allowed', 'site_not_found',
 * 'settings_wrong' when a value is none of its setting (see `readTyped`), and 'setting_changed' with the
 * `setting` that another admin changed since the form was shown, and its `value` now.
 * Rule: docs/product/back-office.md, Settings of a site.
 */
export async function fillInSettings(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { by, fields, siteId }: Filling
) {
  const allowed = mayFillIn(by, siteId)
  if (!allowed.ok) return allowed
  const { right, wrong } = readTyped(fields)
  if (wrong.length > 0) return refuse('settings_wrong')
  return unitOfWork.run(async (repositories) => {
    if (!(await repositories.sites.find(siteId))) return refuse('site_not_found')
    const changed = await firstChanged(repositories, siteId, right)
    if (changed) return changed
    const draft = await draftOf(repositories, { adminId: by.adminId, siteId })
    const changes = merged(draft?.changes ?? {}, right)
    await store(
      repositories,
      draft ?? emptyDraft({ id: ids.next(), by, siteId, at: clock.now() }),
      {
        changes,
        changedAt: clock.now(),
      }
    )
    return ok({ changes: Object.keys(changes).length })
  })
}

/**
 * Drops one change of an admin's draft for a site, or all of them. Does nothing where there are none.
 * Refuses 'act_not_allowed'. Rule: docs/product/back-office.md, Settings of a site.
 */
export async function dropSettings(
  { unitOfWork }: Uses<'unitOfWork'>,
  { by, name, siteId }: Readonly<{ by: SignedInAdmin; siteId: string; name: string | null }>
) {
  const allowed = mayFillIn(by, siteId)
  if (!allowed.ok) return allowed
  return unitOfWork.run(async (repositories) => {
    const draft = await draftOf(repositories, { adminId: by.adminId, siteId })
    if (!draft) return ok()
    const left = Object.entries(draft.changes).filter(([one]) => name !== null && one !== name)
    await store(repositories, draft, {
      changes: Object.fromEntries(left),
      changedAt: draft.changedAt,
    })
    return ok()
  })
}

/** The draft of an admin for a site; null without one. */
export function draftOf(
  { settingDrafts }: Pick<Repositories, 'settingDrafts'>,
  of: Pick<SettingDraft, 'adminId' | 'siteId'>
) {
  return settingDrafts.first(of)
}

async function firstChanged({ settings }: Repositories, siteId: string, read: readonly Read[]) {
  for (const { change, name } of read) {
    if (!change) continue
    const stored = await settings.find({ siteId, name })
    const value = stored ? valueText(name, stored.value) : defaultText(name)
    if (value !== change.from) return refuse('setting_changed', { setting: name, value })
  }
  return null
}

function merged(known: DraftedChanges, read: readonly Read[]): DraftedChanges {
  const changes = new Map(Object.entries(known))
  for (const { change, name } of read) {
    if (change) changes.set(name, change)
    else changes.delete(name)
  }
  return Object.fromEntries(changes)
}

/** An empty draft is none. */
async function store(
  { settingDrafts }: Repositories,
  draft: SettingDraft,
  now: Pick<SettingDraft, 'changes' | 'changedAt'>
) {
  if (Object.keys(now.changes).length === 0) return settingDrafts.remove(draft.id)
  return settingDrafts.put({ ...draft, ...now })
}

type New = Readonly<{
  id: string
  by: SignedInAdmin
  siteId: string
  at: SettingDraft['changedAt']
}>

function emptyDraft({ at, by, id, siteId }: New): SettingDraft {
  return {
    id,
    adminId: by.adminId,
    siteId,
    changes: {},
    changedAt: at,
    sessionId: null,
    previewDigest: null,
    previewOpenedAt: null,
    previewUntil: null,
  }
}
