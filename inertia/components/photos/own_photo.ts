/** A photo as its owner sees it. */
export type OwnPhoto = {
  id: string
  picture: string
  status: 'pending' | 'active' | 'rejected'
  /** Why it was rejected. */
  rejection: Rejection | null
  caption: string | null
  isPrivate: boolean
  main: boolean
}

export type Rejection =
  | 'nudity'
  | 'not_you'
  | 'minor'
  | 'contact_details'
  | 'offensive'
  | 'advertising'
  | 'unclear'
  | 'other'
