import logger from '@adonisjs/core/services/logger'
import { startHeartbeat, whenDeserted } from '#support/live_streams'
import { hearNodes } from '#support/nodes'
import { noteLeft, noteStillHere } from '#support/presence'

/** Nobody waits for it: at worst a push comes a minute later. */
const beside = (note: typeof noteLeft) => (profileId: string) =>
  note(profileId).catch((error) => logger.warn({ err: error }, 'Presence was not noted'))

startHeartbeat()
whenDeserted(beside(noteLeft))
await hearNodes(beside(noteStillHere))
