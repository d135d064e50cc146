/** How admins sort discount codes: by when they were made, or by end, those without one last. */
export const codeSorts = ['newest', 'end'] as const
export type CodeSort = (typeof codeSorts)[number]
