import type { DateTime } from 'luxon'

/** Why a photo may not be shown; each has its text for the owner. */
export const rejectionReasons = [
  'nudity',
  'not_you',
  'minor',
  'illegal',
  'contact_details',
  'offensive',
  'advertising',
  'unclear',
  'other',
] as const

export type RejectionReason = (typeof rejectionReasons)[number]

export const photoStatuses = ['pending', 'active', 'rejected'] as const
export type PhotoStatus = (typeof photoStatuses)[number]

/** One picture of a profile; its files are kept by the photo storage under `storageKey`. */
export type Photo = Readonly<{
  id: string
  profileId: string
  status: PhotoStatus
  /** Place in the album; two photos may share one until the owner next arranges it. */
  position: number
  isPrivate: boolean
  /** The owner's words under it; shown to whoever sees the photo clear. */
  caption: string | null
  /** Why it is rejected; null for one that is not. */
  rejection: RejectionReason | null
  storageKey: string
  /** Made by the owner's browser for each upload; null for one that came otherwise. */
  clientId: string | null
  width: number
  height: number
  createdAt: DateTime
}>
