import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { storeOfAllNodes } from '#config/limiter'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { limitsOfLikes } from '#limits/likes_of_member'
import { takeFromNetwork } from '#limits/network_limit'

/**
 * A browser reports typing at most every three seconds; the limit leaves room for two browsers. In
 * memory: it spares the database, and losing it on a restart is harmless.
 */
export const typingLimit = limiter.define('typing', (ctx) => each(ctx, 40, '1 minute'))

/** Enough for typing errors, too few for guessing codes, also where several nodes can be asked. */
export const codeLimit = limiter.define('codes', (ctx) => {
  if (!ctx.request.input('code')) return limiter.noLimit()
  const place = { field: 'code', refusal: 'too_many_codes' } as const
  return each(ctx, 60, '10 minutes', place).store(storeOfAllNodes)
})

/** An upload takes a second of CPU; the limit leaves room for a full album with mistakes. */
const uploads = { requests: 60, duration: '10 minutes' }

const countUpload = limiter.define('uploads', (ctx) =>
  each(ctx, uploads.requests, uploads.duration).store(storeOfAllNodes)
)

/** Does not count what this site could not store, so that members may try that again later. */
export async function uploadLimit(ctx: HttpContext, next: NextFn) {
  await countUpload(ctx, next)
  if (ctx.response.getStatus() !== 503) return
  await limiter.use(storeOfAllNodes, uploads).decrement(`uploads_${keyOf(ctx)}`)
}

const counts = { kind: 'counting', requests: 120, duration: '1 minute', store: 'memory' } as const

/** A visitor taps every other second; a count that was asked for before costs nothing. */
export async function countingLimit({ request }: HttpContext, next: NextFn) {
  const taken = await takeFromNetwork(request.ip(), counts)
  if (!taken.ok) throw new TooManyRequests(taken.seconds)
  return next()
}

export const likeLimits = limitsOfLikes.map(({ duration, name, setting }) =>
  limiter.define(name, (ctx) =>
    each(ctx, ctx.site.settings[setting], duration, likesRefused).store(storeOfAllNodes)
  )
)
const likesRefused = { refusal: 'too_many_likes' } as const

/** Enough against any number of strangers in a day, too few to find likers by what blocks change. */
export const blockLimit = limiter.define('blocks', (ctx) =>
  each(ctx, ctx.site.settings.blocksPerDay, '1 day', { refusal: 'too_many_blocks' }).store(
    storeOfAllNodes
  )
)

const profilesPerHour = limiter.define('profiles', (ctx) =>
  each(ctx, ctx.site.settings.profilesPerHour, '1 hour', profilesRefused)
)
const profilesRefused = { refusal: 'too_many_profiles' } as const

/** Nobody may copy all profiles. In memory: it spares the database a write with each page. */
export async function profileLimit(ctx: HttpContext, next: NextFn) {
  if (ctx.viewer) return profilesPerHour(ctx, next)
  const requests = ctx.site.settings.profilesPerHour
  const limit = { kind: 'profiles', requests, duration: '1 hour', store: 'memory' } as const
  const taken = await takeFromNetwork(ctx.request.ip(), limit)
  if (!taken.ok) throw new TooManyRequests(taken.seconds, profilesRefused)
  return next()
}

type Place = ConstructorParameters<typeof TooManyRequests>[1]

/** Limits the requests of every member alike. */
function each(ctx: HttpContext, most: number, time: string, place?: Place) {
  return limiter
    .allowRequests(most)
    .every(time)
    .usingKey(keyOf(ctx))
    .store('memory')
    .limitExceeded(({ response }) => {
      throw new TooManyRequests(response.availableIn, place)
    })
}

function keyOf({ viewer }: HttpContext) {
  return viewer?.user.id ?? 'visitor'
}
