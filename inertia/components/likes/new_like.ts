import type { Answers } from '@generated/answers'
import type { EventOf } from '~/live/live_event'

/** A new like; without id, name and age while it is locked. */
export type NewLike = Extract<Answers['api.auto_like.show'], { profile: object }>

/** A match from a live event in the same shape; null for any other like. */
export function matchOf({ match, liker }: EventOf<'like'>): NewLike | null {
  if (!match || !liker) return null
  const { picture, ...profile } = liker
  return { match, profile: { ...profile, main_image: { match: picture } } }
}
