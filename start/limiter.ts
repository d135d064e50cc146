import limiter from '@adonisjs/limiter/services/main'

/**
 * A browser tells at most every three seconds that its member types; this leaves room for two.
 * Kept in memory: it spares the database, and losing it with the process does no harm.
 */
export const typingLimit = limiter.define('typing', ({ member }) =>
  limiter
    .allowRequests(40)
    .every('1 minute')
    .usingKey(member?.user.id ?? 'visitor')
    .store('memory')
)

/** Enough for who mistypes, too few for who guesses the codes of others. */
export const codeLimit = limiter.define('codes', ({ member, request }) => {
  if (!request.input('code')) return limiter.noLimit()
  return limiter
    .allowRequests(60)
    .every('10 minutes')
    .usingKey(member?.user.id ?? 'visitor')
    .store('memory')
    .limitExceeded((error) => {
      const minutes = Math.max(1, Math.ceil(error.response.availableIn / 60))
      error.t('errors.too_many_requests', { minutes })
    })
})

/** Each takes a second of the server; this leaves room for a full album and its mistakes. */
export const uploadLimit = limiter.define('uploads', ({ member }) =>
  limiter
    .allowRequests(60)
    .every('10 minutes')
    .usingKey(member?.user.id ?? 'visitor')
    .store('memory')
    .limitExceeded((error) => {
      const minutes = Math.max(1, Math.ceil(error.response.availableIn / 60))
      error.t('errors.too_many_requests', { minutes })
    })
)
