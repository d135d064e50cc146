import type { Photo } from '#core/profiles/photos/photo'

export abstract class Photos {
  abstract find(id: string): Promise<Photo | null>
  /** Every photo of a profile, whatever its status, by position. */
  abstract of(profileId: string): Promise<readonly Photo[]>
  abstract add(photo: Photo): Promise<void>
  abstract update(
    id: string,
    changes: Partial<Pick<Photo, 'status' | 'rejection' | 'position' | 'isPrivate' | 'caption'>>
  ): Promise<void>
  abstract remove(id: string): Promise<void>
}
