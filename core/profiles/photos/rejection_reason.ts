/** Why a photo may not be shown; each has its text for the owner. */
export const rejectionReasons = [
  'nudity',
  'not_you',
  'minor',
  'contact_details',
  'offensive',
  'advertising',
  'unclear',
  'other',
] as const

export type RejectionReason = (typeof rejectionReasons)[number]
