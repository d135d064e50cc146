import vine from '@vinejs/vine'
import { deletionWays } from '#core/admin/members/delete_member'
import { suspensionDays } from '#core/moderation/measures/measure'
import { genders } from '#core/profiles/profile'
import { statementFields } from '#validators/admin/measures'
import { integer, number } from '#validators/numbers'

export const memberSearchValidator = vine.create({
  q: vine.string().trim().minLength(1).maxLength(300),
})

/** The shape of the forms; core decides on their texts. */
const reason = vine.string().maxLength(2000).nullable().optional()
const facts = vine.string().maxLength(5000).nullable().optional()

export const noteValidator = vine.create({
  body: vine.string().maxLength(20_000).nullable().optional(),
})

export const pinValidator = vine.create({ pinned: vine.boolean() })

export const endLoginsValidator = vine.create({ login: vine.string().uuid().optional() })

export const birthDateValidator = vine.create({
  born: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  facts,
  reason,
})

export const memberNameValidator = vine.create({
  name: vine.string().maxLength(500).nullable().optional(),
  reason,
})

export const genderValidator = vine.create({ gender: vine.enum(genders), facts, reason })

export const creditsValidator = vine.create({
  credits: integer().range([-100_000, 100_000]),
  request: vine.string().uuid(),
  facts,
  reason,
})

export const unblockedDebitsValidator = vine.create({ reason })

export const suspensionValidator = vine.create({
  days: number().in([...suspensionDays]),
  ...statementFields,
})

export const banValidator = vine.create(statementFields)

export const memberDeletionValidator = vine.create({
  way: vine.enum(deletionWays),
  facts,
  reason,
})

export const exportValidator = vine.create({
  authority: vine.string().maxLength(500).nullable().optional(),
  file_number: vine.string().maxLength(500).nullable().optional(),
})

export const emailValidator = vine.create({
  email: vine.string().trim().maxLength(300).nullable().optional(),
  proof: reason,
})

export const liftValidator = vine.create({ reason })
