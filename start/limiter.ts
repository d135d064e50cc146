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
