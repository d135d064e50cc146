import vine from '@vinejs/vine'
import { integer, number } from '#validators/numbers'

const word = vine.string().trim().maxLength(60).nullable().optional()
const moment = vine
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/)
  .nullable()
  .optional()

/** The shape of the form of new codes; core decides on their terms. */
export const newCodesValidator = vine.create({
  request: vine.string().uuid(),
  number: integer().range([-1_000_000_000, 1_000_000_000]),
  name: vine.string().trim().maxLength(200).nullable().optional(),
  code: word,
  percentage: number().range([-1_000_000, 1_000_000]),
  country: word,
  currency: word,
  minimum: word,
  methods: vine.array(vine.string().maxLength(20)).maxLength(50).optional(),
  member: vine.string().uuid().nullable().optional(),
  reason: vine.string().trim().maxLength(500).nullable().optional(),
  starts: moment,
  ends: moment,
})
