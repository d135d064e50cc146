import env from '#start/env'

/** The path of a country database (mmdb) newer than the bundled one. */
export const geoipFile = env.get('GEOIP_FILE')

/** Whether the bundled table is used: its licence asks pages to name it. */
export const usesDbIp = geoipFile === undefined

/** The header in which a trusted proxy sends the visitor's country. */
export const geoipHeader = env.get('GEOIP_HEADER')
