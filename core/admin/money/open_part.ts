/** What waits for an operator's decision about money, by what has to be done with it. */
export const openParts = ['short', 'unclear', 'surplus', 'claims'] as const
export type OpenPart = (typeof openParts)[number]
