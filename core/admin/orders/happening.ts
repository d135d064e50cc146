/** What can happen to an order, as the back office tells it. */
export const happenings = [
  'placed',
  'completed',
  'superseded',
  'credits',
  'paper',
  'refund',
  'claim',
  'dispute',
  'money',
] as const

export type Happening = (typeof happenings)[number]
