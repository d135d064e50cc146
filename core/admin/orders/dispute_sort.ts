/** How admins sort disputes: by when they were opened, or by until when they may be answered. */
export const disputeSorts = ['newest', 'due'] as const
export type DisputeSort = (typeof disputeSorts)[number]
