import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { TooManyRequests } from '#exceptions/too_many_requests'

/**
 * A browser tells at most every three seconds that its member types; this leaves room for two.
 * Kept in memory: it spares the database, and losing it with the process does no harm.
 */
export const typingLimit = limiter.define('typing', (ctx) => each(ctx, 40, '1 minute'))

/** Enough for who mistypes, too few for who guesses the codes of others. */
export const codeLimit = limiter.define('codes', (ctx) => {
  if (!ctx.request.input('code')) return limiter.noLimit()
  return each(ctx, 60, '10 minutes', { field: 'code', refusal: 'too_many_codes' })
})

/** Each takes a second of the server; this leaves room for a full album and its mistakes. */
export const uploadLimit = limiter.define('uploads', (ctx) => each(ctx, 60, '10 minutes'))

type Place = ConstructorParameters<typeof TooManyRequests>[1]

/** So many for every member. */
function each({ viewer }: HttpContext, most: number, time: string, place?: Place) {
  return limiter
    .allowRequests(most)
    .every(time)
    .usingKey(viewer?.user.id ?? 'visitor')
    .store('memory')
    .limitExceeded(({ response }) => {
      throw new TooManyRequests(response.availableIn, place)
    })
}
