import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/** A key for a like in a list that does not reveal the liker, whom the viewer may not know yet. */
export function likeKey(otherId: string, viewerId: string) {
  const key = appKey.release()
  const text = `like between ${otherId} and ${viewerId}`
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
