import logger from '@adonisjs/core/services/logger'
import { startHeartbeat, onLastPageClosed } from '#live/streams'
import { subscribeToNodes } from '#live/nodes'
import { markOffline, refreshOnline } from '#live/presence'

/** Runs in the background: at worst a push is sent a minute late. */
const beside = (note: typeof markOffline) => (profileId: string) =>
  note(profileId).catch((error) => logger.warn({ err: error }, 'Presence was not noted'))

startHeartbeat()
onLastPageClosed(beside(markOffline))
await subscribeToNodes(beside(refreshOnline))
