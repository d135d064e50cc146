export const photoStatuses = ['pending', 'active', 'rejected'] as const
export type PhotoStatus = (typeof photoStatuses)[number]

/** One picture of a profile; its files are kept by the photo storage under `storageKey`. */
export type Photo = Readonly<{
  id: string
  profileId: string
  status: PhotoStatus
  position: number
  isPrivate: boolean
  storageKey: string
  width: number
  height: number
}>
