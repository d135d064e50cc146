import vine from '@vinejs/vine'
import { inboxOrders } from '#core/admin/inbox/inbox_order'
import { interests } from '#core/profiles/interests'
import { seekings } from '#core/profiles/orientation'
import { genders } from '#core/profiles/profile'
import { traits } from '#core/profiles/traits'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import { afterPattern } from '#queries/admin/inbox/waiting_answers'
import { clientId } from '#validators/client_id'
import { datePart, integer } from '#validators/numbers'

export const inboxFilterValidator = vine.create({
  language: vine.enum(locales).nullable().optional(),
  order: vine.enum(inboxOrders).optional(),
  after: vine.string().regex(afterPattern).optional(),
})

/** Older messages, and a ready line to begin the answer with. */
export const exchangeValidator = vine.create({
  before: integer().range([0, 2_000_000_000]).optional(),
  line: vine.string().uuid().optional(),
})

/** Core decides on the words; there are none when a statement is sent. */
export const replyValidator = vine.create({
  client_id: clientId(),
  body: vine.string().maxLength(100_000).nullable().optional(),
})

export const statementValidator = vine.create({
  client_id: clientId(),
  kind: vine.enum(['plain', 'help'] as const),
})

export const readyLineValidator = vine.create({
  language: vine.enum(locales),
  body: vine.string().maxLength(100_000).nullable().optional(),
})

export const fictionalPageValidator = vine.create({ after: vine.string().uuid().optional() })

/** The shape of the form; beyond the lists, core decides on its values. */
export const fictionalValidator = vine.create({
  site: vine.string().uuid().optional(),
  language: vine.enum(locales),
  name: vine.string().maxLength(200).nullable().optional(),
  gender: vine.enum(genders),
  seeking: vine.enum(seekings),
  day: datePart(),
  month: datePart(),
  year: datePart(),
  country: vine.enum(countries),
  place: vine.string().trim().maxLength(200).nullable().optional(),
  about: vine.string().maxLength(100_000).nullable().optional(),
  interests: vine.array(vine.enum(interests)).distinct().optional(),
  hair_colour: vine.enum(traits.hair_colour).nullable().optional(),
  eye_colour: vine.enum(traits.eye_colour).nullable().optional(),
  body_type: vine.enum(traits.body_type).nullable().optional(),
  relationship_status: vine.enum(traits.relationship_status).nullable().optional(),
  reason_for_signup: vine.enum(traits.reason_for_signup).nullable().optional(),
  tattoos: vine.enum(traits.tattoos).nullable().optional(),
})

export const switchValidator = vine.create({ on: vine.boolean() })
