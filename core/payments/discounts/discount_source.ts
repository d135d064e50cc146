/** Givers of a discount: the welcome bonus, the offer to leaving members, a batch, or a single code. */
export const discountSources = ['bonus', 'leaving', 'batch', 'code'] as const
export type DiscountSource = (typeof discountSources)[number]
