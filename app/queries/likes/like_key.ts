import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/** Tells one like of a list from the others, and nobody who it is: they may not be known yet. */
export function likeKey(otherId: string, viewerId: string) {
  const key = appKey.release()
  const text = `like between ${otherId} and ${viewerId}`
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
