import type { Read } from '@generated/answers'
/** A photo as its owner sees it. */
export type OwnPhoto = Read<'profiles/album_page', 'albumPage'>['photos'][number]

export type Rejection =
  | 'nudity'
  | 'not_you'
  | 'minor'
  | 'contact_details'
  | 'offensive'
  | 'advertising'
  | 'unclear'
  | 'other'
