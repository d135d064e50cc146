/** What can happen to an order, as the back office tells it: of one instant, in this order. */
export const happenings = [
  'quoted',
  'placed',
  'provider',
  'money',
  'completed',
  'superseded',
  'dispute',
  'refund',
  'claim',
  'credits',
  'paper',
] as const

export type Happening = (typeof happenings)[number]
