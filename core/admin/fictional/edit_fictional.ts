import { firstRefused } from '#core/admin/fictional/first_refused'
import { fictionalAct, type OnFictional } from '#core/admin/fictional/fictional_act'
import type { Uses } from '#core/ports'
import { editProfile, type ProfileForm } from '#core/profiles/edit_profile'
import { chooseMainPhoto } from '#core/profiles/photos/arrange_album'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'

type EditPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type Edit = OnFictional & Readonly<{ form: ProfileForm; language: Locale; settings: SiteSettings }>

/**
 * Saves a fictional profile as a member saves theirs, except that its birth date may be corrected as
 * often as needed. What was written stays out of the audit log. Refuses as `fictionalAct` does,
 * and as `editProfile` does for the first refused field. Rule: docs/product/back-office.md, Fictional profiles.
 */
export function editFictional(ports: EditPorts, { by, form, language, profileId, settings }: Edit) {
  return fictionalAct(ports, { by, profileId }, async (within, { profiles, users }, { userId }) => {
    await profiles.update(profileId, { birthDateChangedAt: null })
    const edited = await editProfile(within, { userId, form, settings })
    if (!edited.ok) return firstRefused(edited)
    await users.update(userId, { language })
    return ok({ after: { edited: true }, value: undefined })
  })
}

/**
 * Switches a fictional profile on, so that members find it, or off. Who writes with it already still
 * does, and is answered. Refuses as `fictionalAct` does, and 'nothing_changed'.
 * Rule: docs/product/back-office.md, Fictional profiles.
 */
export function switchFictional(
  ports: EditPorts,
  { by, isOn, profileId }: OnFictional & Readonly<{ isOn: boolean }>
) {
  return fictionalAct(ports, { by, profileId }, async (_, { profiles }, profile) => {
    const status = isOn ? 'active' : 'disabled'
    if (profile.status === status) return refuse('nothing_changed')
    await profiles.update(profileId, { status })
    return ok({ before: { status: profile.status }, after: { status }, value: undefined })
  })
}

type WhichPhoto = OnFictional & Readonly<{ photoId: string }>

/** Deletes a photo of a fictional profile. Refuses as `fictionalAct` and `removePhoto` do. */
export function removeFictionalPhoto(ports: EditPorts, { by, photoId, profileId }: WhichPhoto) {
  return fictionalAct(ports, { by, profileId }, async (within, _, { userId }) => {
    const removed = await removePhoto(within, { userId, photoId })
    return removed.ok ? ok({ before: { photo: photoId }, value: undefined }) : removed
  })
}

/** Makes a photo its main one. Refuses as `fictionalAct` and `chooseMainPhoto` do. */
export function chooseFictionalPhoto(ports: EditPorts, { by, photoId, profileId }: WhichPhoto) {
  return fictionalAct(ports, { by, profileId }, async (within, _, { mainPhotoId, userId }) => {
    const chosen = await chooseMainPhoto(within, { userId, photoId })
    if (!chosen.ok) return chosen
    return ok({ before: { main: mainPhotoId }, after: { main: photoId }, value: undefined })
  })
}
