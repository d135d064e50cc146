import type { Read } from '@generated/answers'

/** A photo as its owner sees it. */
export type OwnPhoto = Read<'profiles/album_page', 'albumPage'>['photos'][number]
