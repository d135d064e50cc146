import type { EventOf } from '~/live/live_event'

/** A new like as in the response of GET /api/auto-like.php. */
export interface NewLike {
  match: boolean
  profile: {
    /** Null, like name and age, while the like is locked. */
    id: string | null
    name: string | null
    age: number | null
    fictional: boolean
    main_image: { match: string | null }
  }
}

/** A match from a live event in the same shape; null for any other like. */
export function matchOf({ match, liker }: EventOf<'like'>): NewLike | null {
  if (!match || !liker) return null
  const { picture, ...profile } = liker
  return { match, profile: { ...profile, main_image: { match: picture } } }
}
