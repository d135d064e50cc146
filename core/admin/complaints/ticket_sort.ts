/** How admins sort complaints: by deadline, or by age, the longest open first. */
export const ticketSorts = ['deadline', 'oldest'] as const
export type TicketSort = (typeof ticketSorts)[number]
