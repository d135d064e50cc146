import type { EventOf } from '~/live/live_event'

/** What GET /api/auto-like.php answers about a like that is new. */
export interface NewLike {
  match: boolean
  profile: {
    /** Null, as name and age, for who may not know yet. */
    id: string | null
    name: string | null
    age: number | null
    fictional: boolean
    main_image: { match: string | null }
  }
}

/** A match that the server just told of, in the same shape; null for any other like. */
export function matchOf({ match, liker }: EventOf<'like'>): NewLike | null {
  if (!match || !liker) return null
  const { picture, ...profile } = liker
  return { match, profile: { ...profile, main_image: { match: picture } } }
}
