import vine from '@vinejs/vine'
import { readingShown } from '#core/admin/audit/audit_row'
import { adminLocales, adminRoles, pictureViews } from '#core/admin/admin'
import { integer } from '#validators/numbers'

const timeZone = vine.string().in(() => Intl.supportedValuesOf('timeZone').concat('UTC'))
const name = vine.string().trim().minLength(1).maxLength(100)

export const newAdminValidator = vine.create({
  email: vine.string().trim().maxLength(254),
  name,
  role: vine.enum(adminRoles),
  siteId: vine.string().uuid().optional(),
  locale: vine.enum(adminLocales),
  timeZone,
  reason: vine.string().trim().maxLength(1000).optional(),
})

export const adminChangeValidator = vine.create({
  role: vine.enum(adminRoles).optional(),
  disabled: vine.enum(['yes', 'no']).optional(),
  reason: vine.string().trim().minLength(3).maxLength(1000),
})

export const reasonValidator = vine.create({
  reason: vine.string().trim().minLength(3).maxLength(1000),
})

export const ownSettingsValidator = vine.create({
  name,
  locale: vine.enum(adminLocales),
  timeZone,
  pictures: vine.enum(pictureViews),
})

const password = vine.string().maxLength(1000)

export const ownPasswordValidator = vine.create({
  old_password: password.clone(),
  password: password.clone(),
  password_confirmation: password.clone(),
})

export const endSessionsValidator = vine.create({ session: vine.string().uuid().optional() })

export const auditFilterValidator = vine.create({
  adminId: vine.string().uuid().optional(),
  act: vine.string().maxLength(40).optional(),
  subject: vine.string().trim().maxLength(100).optional(),
  q: vine.string().trim().maxLength(100).optional(),
  reading: vine.enum(readingShown).optional(),
  before: integer().positive().max(2_000_000_000).optional(),
})
