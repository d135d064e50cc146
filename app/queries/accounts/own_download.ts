import type { DateTime } from 'luxon'
import { downloadState, readyAt, requestsCountFrom } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'
import Token from '#models/token'

type Asking = Readonly<{ userId: string; secret: string; now: DateTime }>

/** The download of a mailed link, for its owner; null for anybody else. */
export async function ownDownload({ secrets }: Uses<'secrets'>, { userId, secret, now }: Asking) {
  const digest = secrets.digest(secret)
  const token = await Token.query().where({ purpose: 'data', digest, userId }).first()
  return token && { id: token.id, ready: downloadState(token, now) === 'ready' }
}

/** The state of a member's newest download request. */
export async function lastDownload(userId: string, now: DateTime) {
  const token = await Token.query()
    .where({ purpose: 'data', userId })
    .orderBy('created_at', 'desc')
    .first()
  const state = token ? downloadState(token, now) : 'over'
  return {
    state,
    readyAt: token && state === 'ready' ? readyAt(token).toISO() : null,
    mayAsk: !token || token.createdAt < requestsCountFrom(now),
  }
}
