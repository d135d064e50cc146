import vine from '@vinejs/vine'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { cursorPattern } from '#queries/time_cursor'

/** Where in the queue the form stands. */
const place = {
  view: vine.enum(['one', 'sheet']).optional(),
  after: vine.string().regex(cursorPattern).optional(),
}

export const pictureDecisionValidator = vine.create({
  decision: vine.enum(['approve', ...rejectionReasons]),
  ...place,
})

export const pictureUndoValidator = vine.create({ decision: vine.string().uuid(), ...place })

export const pictureSkipValidator = vine.create({
  photos: vine.array(vine.string().uuid()).maxLength(12),
  ...place,
})
