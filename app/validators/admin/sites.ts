import vine from '@vinejs/vine'
import { legalFields, maxLegalLength } from '#core/sites/law/legal_fields'
import { integer } from '#validators/numbers'

/** The shape of the forms; core decides on their values. */
const reason = vine.string().maxLength(2000).nullable().optional()
const settingName = vine.string().maxLength(60)

export const settingsValidator = vine.create({
  /** The values that the form showed, by setting: those that it is about. */
  seen: vine.record(vine.string().maxLength(50_000)),
  typed: vine.record(vine.any().nullable()).optional(),
  /** A setting that gets its default. */
  reset: settingName.clone().optional(),
})

export const settingSearchValidator = vine.create({
  q: vine.string().trim().maxLength(100).nullable().optional(),
  changed: vine.literal('yes').nullable().optional(),
})

export const keepValidator = vine.create({ reason })

export const dropValidator = vine.create({ setting: settingName.clone().optional() })

export const historyValidator = vine.create({
  setting: settingName.clone().optional(),
  before: integer().positive().max(2_000_000_000).optional(),
})

/** A form that leaves a field blank removes what it held. */
export const companyForm = vine.create({
  name: vine.string().maxLength(200).nullable().optional(),
  address: vine.string().maxLength(200).nullable().optional(),
  city: vine.string().maxLength(200).nullable().optional(),
  country: vine.string().maxLength(60).nullable().optional(),
  timeZone: vine.string().maxLength(64).nullable().optional(),
  kvk: vine.string().maxLength(20).nullable().optional(),
  tradenames: vine.string().maxLength(1000).nullable().optional(),
  vatNumbers: vine.string().maxLength(1000).nullable().optional(),
  ...Object.fromEntries(
    legalFields.map((field) => [
      field,
      vine.string().maxLength(maxLegalLength).nullable().optional(),
    ])
  ),
  supportPhone: vine.string().maxLength(40).nullable().optional(),
  iban: vine.string().maxLength(60).nullable().optional(),
  bic: vine.string().maxLength(20).nullable().optional(),
  creditorId: vine.string().maxLength(60).nullable().optional(),
  deleteDiscount: vine.string().maxLength(3).nullable().optional(),
  takesOver: vine.accepted().optional(),
})
