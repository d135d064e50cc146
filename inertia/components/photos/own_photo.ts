import type { Read } from '@generated/answers'

export type AlbumProps = Read<'profiles/album_page', 'albumPage'>

/** A photo as its owner sees it. */
export type OwnPhoto = AlbumProps['photos'][number]
