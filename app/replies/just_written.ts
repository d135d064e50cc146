import type { HttpContext } from '@adonisjs/core/http'
import { justWrittenSeconds } from '#core/privacy/kept_in_browser'
import { mayReadReplica } from '#queries/replica/read_replica'
import { replica } from '#queries/replica/replica'
import { plainCookie } from '#replies/cookies'

const justWritten = 'just-written'

/**
 * Lets readers read a replica, but not those who have just changed something: they read what is new for
 * ten seconds, whichever node they ask.
 */
export function readAsWritten<Result>(ctx: HttpContext, work: () => Result): Result {
  if (!replica.isOn) return work()
  const { request, response } = ctx
  if (request.method() !== 'GET' && request.method() !== 'HEAD') {
    response.plainCookie(justWritten, '1', { encode: false, maxAge: justWrittenSeconds })
    return work()
  }
  return plainCookie(ctx, justWritten) ? work() : mayReadReplica(work)
}
