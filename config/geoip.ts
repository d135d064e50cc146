import env from '#start/env'

/** A newer country table (mmdb) than the bundled one. */
export const geoipFile = env.get('GEOIP_FILE')

/** The header in which a trusted proxy tells the visitor's country. */
export const geoipHeader = env.get('GEOIP_HEADER')
