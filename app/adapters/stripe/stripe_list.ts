import vine from '@vinejs/vine'

/** A page of any list. */
export const listShape = vine.create({ data: vine.array(vine.any()), has_more: vine.boolean() })
