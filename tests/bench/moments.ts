/** In milliseconds. */
export const dayLong = 86_400_000

/** The moment at which the crowd stands still, in milliseconds: a search of it is made then. */
export const crowdMoment = Date.now()
